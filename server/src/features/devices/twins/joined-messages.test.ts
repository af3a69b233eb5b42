/** Presses that joined a command hear its end, wherever the device's connection has gone meanwhile. */
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { expect, it } from 'vitest'
import { memoryBus } from '../../../platform/bus/memory-bus.ts'
import { noStalls } from '../../../platform/stalls.ts'
import type { CommandRow } from '../records/command-store.ts'
import { homeDevicesTopic } from '../records/device-events.ts'
import type { ConnectedDevice } from './connected-device.ts'
import { ConnectedTwins, type TwinLine } from './connected-twins.ts'
import type { Pending } from './store/live-writer.ts'
import { whenSettled } from './twin-changes.ts'
import { openTwins } from './twins.ts'

/** The device's first and second connection. */
const first: ConnectedDevice = {
  id: 1,
  homeId: 1,
  identifier: 'SC-000001',
  kind: 'SC',
  epoch: 1,
}
const second = { ...first, epoch: 2 }

/** Twins whose changes are stored when the test says so, one page, and what it hears. */
async function openSlowStore() {
  const changes: Pending[] = []
  const heard: string[] = []
  const fail = (error: unknown) => {
    throw error
  }
  const bus = memoryBus(fail)
  await bus.subscribe(homeDevicesTopic(1), (event) => {
    if (event.kind === 'command.stage') heard.push(`${event.messageId} ${event.stage}`)
  })
  const twins = openTwins({
    twins: new ConnectedTwins(),
    writer: {
      add: (change) => changes.push(change),
      close: async () => undefined,
      storesThisTurn: () => true,
    },
    bus,
    clock: { now: () => 1_000 },
    log: { error: fail },
    hasReplicas: true,
    stalls: noStalls,
  })
  const line: TwinLine = { send: () => 'sent', configure: () => undefined, plan: () => undefined }
  const connect = (device: ConnectedDevice, commands: CommandRow[] = []) =>
    twins.open(device, { shown: shownDevice({ rev: [device.epoch, 0] }), commands }, line)
  const press = (messageId: string) =>
    void twins.request(1, {
      kind: 'command',
      requester: { kind: 'person', id: 1 },
      cause: 'page',
      messageId: JSON.stringify(messageId),
      origin: 'page',
      action: 'on',
      pin: '18',
      desired: 1,
      lifeMs: 5_000,
      leaseS: null,
      sceneId: null,
    })
  /** The device reports what was asked for; resolves when that is stored, or rejects. */
  const report = (device: ConnectedDevice) =>
    whenSettled((settle) =>
      twins.report(device, { pins: new Map([['18', 1]]), facts: {} }, undefined, settle),
    )
  const store = (isPresent: boolean, commandId?: number) =>
    changes.shift()?.stored({ isPresent, commandId })
  return { twins, connect, press, report, store, heard }
}

/** The command of the first press, as the next connection reads it. */
const stored = { ...commandFor('18', 1), id: 7, message_id: '"one"', count: 2 }

it('LIVE-2 a command that was stored for an older connection is confirmed over the new one to all that joined it', async () => {
  const { connect, press, report, store, heard } = await openSlowStore()
  connect(first)
  press('one')
  press('two')
  connect(second, [stored])
  store(true, 7)
  const confirmed = report(second)
  store(true)
  await confirmed
  expect(heard.filter((one) => one.endsWith('processed'))).toEqual([
    'one processed',
    'two processed',
  ])
})

it('LIVE-2 what joined a command that was stored hears at once that the device has left', async () => {
  const { twins, connect, press, store, heard } = await openSlowStore()
  connect(first)
  press('one')
  press('two')
  twins.drop(first)
  store(true, 7)
  expect(heard).toEqual(['one sent', 'two sent', 'two failed'])
})

it('LIVE-2 what joined a command hears its end, when an older connection has confirmed it and could not store that', async () => {
  const { connect, press, report, store, heard } = await openSlowStore()
  connect(first)
  press('one')
  store(true, 7)
  press('two')
  const lost = report(first)
  connect(second, [stored])
  store(false)
  await expect(lost).rejects.toThrow()
  const confirmed = report(second)
  store(true)
  await confirmed
  expect(heard.filter((one) => /processed|failed/.test(one))).toEqual([
    'one processed',
    'two processed',
  ])
})
