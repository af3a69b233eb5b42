/** Of three servers one is killed in the second in which schedules are due: each acts, once, by one of the others. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { dueStore } from '@roomwire/server/features/schedules/due-store.ts'
import { scheduleStore } from '@roomwire/server/features/schedules/schedule-store.ts'
import { openDatabase } from '@roomwire/server/platform/database/open-database.ts'
import { addDevice, addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { envOf, openGround } from '@roomwire/testing/worlds/replicas.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it, onTestFinished } from 'vitest'

const kills = volume('SCHEDULE_KILLS', 1)
const pins: readonly PinKey[] = ['18', '19', '21', '25']
const boards = 24
/** Servers that share a database look at the latest after so long what others have made due, ms. */
const noticedMs = 11_000
/** From when on a server acts until all of it is done, ms: it may die at any moment of that. */
const actingMs = 150

it(
  'LIVE-6 each schedule acts once, whichever of three servers is killed in the second in which it is due',
  async () => {
    const { leave, ...ground } = await openGround()
    onTestFinished(leave)
    const { db } = await openDatabase({ url: ground.databaseUrl })
    onTestFinished(() => db.destroy())
    const [schedules, due] = [scheduleStore(db), dueStore(db)]
    const env = envOf(ground)
    const first = await openStack(env, 'cheap')
    const servers = [first, await openStack(env, 'cheap'), await openStack(env, 'cheap')]
    onTestFinished(async () => {
      for (const server of servers) await server.close()
    })
    const owner = await registerOwner(first.url)
    const { id: homeId } = await db.selectFrom('home').select('id').executeTakeFirstOrThrow()
    const roomId = await addRoom(owner, 'Hall')
    const secrets: string[] = []
    const ids: number[] = []
    for (let nth = 0; nth < boards; nth += 1) {
      secrets.push(await addDevice(owner, `SC-${nth}`, roomId))
      for (const pin of pins) {
        const id = await schedules.add({
          ...{ homeId, madeBy: owner.userId, createdAt: Date.now(), name: `${nth} ${pin}` },
          rule: {
            days: { kind: 'every', every: 300, first: '2026-01-01' },
            time: { kind: 'clock', at: '23:00' },
            ...{ spread: 0, from: null, until: null },
          },
          ...{ pins: [{ device: `SC-${nth}`, pin, state: 1 as const }], leaseS: null },
        })
        ids.push(id)
      }
    }

    for (let round = 1; round <= kills; round += 1) {
      const victim = servers[randomInt(servers.length)] ?? first
      const others = servers.filter((one) => one !== victim)
      const devices: TestDevice[] = []
      for (const [nth, secret] of secrets.entries()) {
        const { mqttUrl } = others[nth % others.length] ?? first
        devices.push(await connectTestDevice(mqttUrl, `SC-${nth}`, secret))
      }
      const dueAt = Date.now() + noticedMs
      for (const id of ids) await schedules.setNext(id, dueAt)
      await wait(dueAt - Date.now() + randomInt(actingMs))
      await victim.kill()
      const runsNow = async () =>
        (await Promise.all(ids.map((id) => due.runsOf(id, round + 1)))).flat()
      await expect
        .poll(async () => (await runsNow()).filter(({ outcome }) => outcome === 'acted').length)
        .toBe(ids.length * round)
      expect(await runsNow()).toHaveLength(ids.length * round)
      for (const device of devices) {
        await device.settles()
        const told = device.commands.map(({ pin }) => String(pin)).toSorted()
        expect(told).toEqual(pins)
        await device.leave()
      }
      await victim.start()
    }
    figure('LIVE-6', 'servers killed while schedules were due, each of which acted once', kills)
  },
  240_000 + kills * 120_000,
)
