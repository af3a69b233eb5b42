import { type State, state } from '@roomwire/contracts/device/from-device.ts'
import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { expect, it } from 'vitest'
import {
  aliasesFor,
  type BoardMatches,
  readAliases,
} from '../../features/devices/rules/pin-aliases.ts'
import { ofDevice } from './renamed-pins.ts'

const aliases = (matches: Partial<BoardMatches>, keys: readonly string[]) =>
  readAliases(
    aliasesFor({ pins: [], readings: [], leftReadings: [], ...matches }, keys) ??
      expect.fail('all keys are the same'),
  )

/** The board has two pins whose keys are those of each other's pin of the device. */
const swapped = aliases(
  {
    pins: [
      { pin: 'gate', by: 'bell' },
      { pin: 'bell', by: 'gate' },
    ],
  },
  ['gate', 'bell'],
)

async function asTaken(report: State): Promise<unknown> {
  const taken: [ReportTopic, unknown][] = []
  const take = ofDevice(swapped, async (topic, payload) => {
    taken.push([topic, JSON.parse(payload.toString())])
    return null
  })
  await take('state', Buffer.from(JSON.stringify(report)))
  return taken
}

it('a report names pins of the device, in each of its fields: a right to one is none to another', async () => {
  const reports = {
    pins: [{ bell: 1 }, { gate: 1 }],
    leases: [{ bell: { left: 1 } }, { gate: { left: 1 } }],
    moving: [{ bell: 'opening' }, { gate: 'opening' }],
    pressed: [['bell'], ['gate']],
    atWall: [['bell'], ['gate']],
    // These name no pin.
    waterLevel: ['72%', '72%'],
    ip: ['192.168.1.4', '192.168.1.4'],
  } satisfies Record<keyof State, unknown[]>
  expect(Object.keys(reports).toSorted()).toEqual(Object.keys(state.shape).toSorted())
  for (const [field, [said, meant]] of Object.entries(reports)) {
    expect(await asTaken(state.parse({ [field]: said }))).toEqual([['state', { [field]: meant }]])
  }
})

it('readings go by the keys of the device; one of another meaning never joins its line', async () => {
  const measured = aliases(
    { readings: [{ reading: 'temperature', by: 'temp' }], leftReadings: ['power'] },
    [],
  )
  const taken: unknown[] = []
  const take = ofDevice(measured, async (_topic, payload) => {
    taken.push(JSON.parse(payload.toString()).readings)
    return null
  })
  const declared = { temp: { name: 'T' }, power: { name: 'P' }, rain: { name: 'R' } }
  await take('hello', Buffer.from(JSON.stringify({ readings: declared })))
  const sent = { temp: 20, power: 5, temperature: 7, rain: null }
  await take('readings', Buffer.from(JSON.stringify({ readings: sent })))
  expect(taken).toEqual([
    { temperature: { name: 'T' }, power_new: { name: 'P' }, rain: { name: 'R' } },
    { temperature: 20, power_new: 5, temperature_new: 7, rain: null },
  ])
  expect(measured.readingOf('power'.padEnd(32, 'x'))).toHaveLength(32)
})
