import { expect, it } from 'vitest'
import { openShellyGen1 } from './shelly-gen1.ts'

/** A device of the first generation, which says something by the end of its topic. */
function open() {
  const device = { identifier: 'lamp', willTopic: 'shellies/shellyswitch-1/online' }
  const translation = openShellyGen1(device, { now: () => 0 })
  if (!translation) throw new Error('This is no Shelly of the first generation')
  return (word: string, text: string) =>
    translation.take(`shellies/shellyswitch-1/${word}`, Buffer.from(text)).reports
}

/** The readings that it is taken to have, by the ends of its topics. */
function readingsOf(said: Record<string, string>) {
  const say = open()
  const reports = Object.entries(said).flatMap(([word, text]) => say(word, text))
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

it('a word that it does not have says nothing of how it is', () => {
  const say = open()
  say('info', JSON.stringify({ relays: [{ ison: true }], rollers: [{ state: 'open' }] }))
  const states = (word: string, text: string) =>
    say(word, text).flatMap((one) => (one.topic === 'state' ? one.message : []))
  for (const odd of ['', 'ON', 'toggle']) {
    expect([odd, states('relay/0', odd), states('roller/0', odd)]).toEqual([odd, [], []])
  }
  expect(states('relay/0', 'overpower')).toEqual([{ pins: { 'relay.0': 0 } }])
  expect(states('roller/0', 'stop')).toEqual([{ pins: { 'roller.0': 50 } }])
})
