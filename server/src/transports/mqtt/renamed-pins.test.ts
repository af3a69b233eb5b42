import { type State, state } from '@roomwire/contracts/device/from-device.ts'
import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { expect, it } from 'vitest'
import { aliasesFor, readAliases } from '../../features/devices/rules/pin-aliases.ts'
import { ofDevice } from './renamed-pins.ts'

/** The board has two pins whose keys are those of each other's pin of the device. */
const swapped = readAliases(
  aliasesFor(
    [
      { pin: 'gate', by: 'bell' },
      { pin: 'bell', by: 'gate' },
    ],
    ['gate', 'bell'],
  ),
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
