import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { listDevicesEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { deleteAccountEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { changeRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { callApi, type TestPerson } from './api-client.ts'
import { openLivePage } from './live-page.ts'
import { wholeExport } from './whole-export.ts'

/*
 * The owner of a very large home, in a process of its own and behind every other one: an owner's browser
 * runs on another machine, and takes nothing from the server.
 * It says hello, does each task that it is sent for as long as it is told, and says how often it did it.
 */

export type LargeHomeOwner = { owner: TestPerson; roomId: number; identifier: string }
export type LoadTask = LargeHomeOwner & { load: LoadName; forMs: number }
export type LoadName = keyof typeof loads
export type LoadDone = { times: number }

/** Between two times, ms: a person and their pages do nothing without any pause. */
const betweenMs = 100

const zones = ['Asia/Kathmandu', 'Europe/Berlin', 'America/Winnipeg']
const pickFrom = <T>(from: readonly T[], nth: number): T => {
  const picked = from[nth % from.length]
  if (picked === undefined) throw new Error('Nothing to pick from')
  return picked
}

type Load = (of: LargeHomeOwner, nth: number) => Promise<unknown>

const loads = {
  async lists({ owner }) {
    const page = await openLivePage(owner)
    await page.watchHome()
    await callApi(owner, listDevicesEndpoint, {})
    await callApi(owner, listRoomsEndpoint, {})
    await callApi(owner, listActivityEndpoint, { query: { limit: '100' } })
    await page.close()
  },
  async renames({ owner, roomId, identifier }, nth) {
    const body = { device_identifier: identifier, device_name: `Lamp ${nth}` }
    await callApi(owner, updateDeviceEndpoint, { body })
    const path = { id: String(roomId) }
    await callApi(owner, changeRoomEndpoint, { path, body: { room_name: `Hall ${nth}` } })
    await callApi(owner, listDevicesEndpoint, {})
  },
  async zones({ owner }, nth) {
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: pickFrom(zones, nth) } })
    await callApi(owner, recentDaysEndpoint, { query: {} })
  },
  export: ({ owner }) => wholeExport(owner, owner.password),
  deletion: ({ owner }) =>
    callApi(owner, deleteAccountEndpoint, {
      body: { password: owner.password, delete_home: true },
    }),
} satisfies Record<string, Load>

setPriority(19)
process.on('message', async ({ load, forMs, ...of }: LoadTask) => {
  const until = performance.now() + forMs
  const once: Load = loads[load]
  let times = 0
  do {
    await once(of, times)
    times += 1
    await wait(betweenMs)
  } while (load !== 'deletion' && performance.now() < until)
  process.send?.({ times } satisfies LoadDone)
})
process.on('disconnect', () => process.exit(0))
process.send?.('hello')
