/** The messages to the pages of a home about a device that is asked for something, and about its answer. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { actorOf } from '@roomwire/testing/access/any-actor.ts'
import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  publishDeviceAsked,
  publishDeviceChanged,
} from '../../features/devices/records/device-events.ts'
import { memoryBus } from '../../platform/bus/memory-bus.ts'
import { openEventLoop } from '../../platform/event-loop.ts'
import { answerWaitMs, openAskedDevices } from './asked-devices.ts'
import { listenToHome } from './listen-to-home.ts'
import { openPage, type PageSocket } from './page.ts'
import { openPageIndex } from './page-index.ts'
import { sendDeviceChange } from './send-device-event.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const lamp = (seq: number) => shownDevice({ id: 1, homeId: 1, rev: [1, seq] })

/** A home with a page that watches it; `heard` are the revs that it was told of. */
async function openHome() {
  const heard: unknown[] = []
  const socket: PageSocket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    close: () => undefined,
    terminate: () => undefined,
  }
  const actor = { ...actorOf('user', { homeId: 1 }), session: { id: 's', expiresAt: Infinity } }
  const writes = {
    heldBytes: () => 0,
    send: (text: string) => heard.push(JSON.parse(text).rev[1]),
    leave: () => undefined,
  }
  const page = openPage('p', socket, writes, actor, { counts: { toPages: 0 }, hasReplicas: false })
  page.watchesHome = true
  const pages = openPageIndex()
  pages.add(page, [])
  const bus = memoryBus((error) => {
    throw error
  })
  const clock = { now: () => 1_000 }
  const asked = openAskedDevices(
    (device) => sendDeviceChange(pages.ofHome(device.homeId), { device }, clock.now()),
    openEventLoop(),
  )
  const homeDevices = { hearOf: () => undefined }
  await listenToHome({ bus, clock, homeDevices }, pages, asked, 1)
  return { bus, heard }
}

it('LIVE-6 a device that answers at once is told of once, and one that does not twice', async () => {
  const { bus, heard } = await openHome()
  await publishDeviceAsked(bus, lamp(1))
  await publishDeviceChanged(bus, lamp(2))
  expect(heard).toEqual([2])
  vi.advanceTimersByTime(answerWaitMs)
  expect(heard).toEqual([2])
  await publishDeviceAsked(bus, lamp(3))
  vi.advanceTimersByTime(answerWaitMs)
  await nextTurn()
  expect(heard).toEqual([2, 3])
  await publishDeviceChanged(bus, lamp(4))
  expect(heard).toEqual([2, 3, 4])
})
