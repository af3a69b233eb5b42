import { expect, it } from 'vitest'
import { openShellyGen1 } from './shelly-gen1.ts'

/** The readings that a device of the first generation is taken to have, by the ends of its topics. */
function readingsOf(said: Record<string, string>) {
  const device = { identifier: 'lamp', willTopic: 'shellies/shellyswitch-1/online' }
  const translation = openShellyGen1(device, { now: () => 0 })
  if (!translation) throw new Error('This is no Shelly of the first generation')
  const reports = Object.entries(said).flatMap(
    ([word, text]) =>
      translation.take(`shellies/shellyswitch-1/${word}`, Buffer.from(text)).reports,
  )
  const of = (topic: string) =>
    Object.assign(
      {},
      ...reports.flatMap((one) => (one.topic === topic ? Object(one.message).readings : [])),
    )
  return { declared: of('hello'), values: of('readings') }
}

it('takes the one meter of a Shelly 2, whose energy is in watt minutes', () => {
  const { declared, values } = readingsOf({ 'relay/power': '999', 'relay/energy': '120000' })
  expect(declared).toMatchObject({ relay_power: { unit: 'W' }, relay_energy: { unit: 'kWh' } })
  expect(values).toEqual({ relay_power: 999, relay_energy: 2 })
})

it('takes external sensors, and says nothing of one that is not there', () => {
  const { declared, values } = readingsOf({
    'ext_temperature/0': '21.5',
    'ext_temperature/1': '999',
    'ext_humidity/0': '48.2',
    ext_temperatures: '{"0":{"tC":21.5}}',
  })
  expect(declared).toMatchObject({ ext_temperature_0: { name: 'External temperature' } })
  expect(values).toEqual({ ext_temperature_0: 21.5, ext_humidity_0: 48.2 })
})
