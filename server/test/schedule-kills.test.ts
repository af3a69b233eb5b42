/** The one of three servers that has begun with the schedules due is killed: each acts, once, by the others. */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { dueStore } from '@roomwire/server/features/schedules/due-store.ts'
import { scheduleStore } from '@roomwire/server/features/schedules/schedule-store.ts'
import { openDatabase } from '@roomwire/server/platform/database/open-database.ts'
import type { Db } from '@roomwire/server/platform/database/schema.ts'
import { addDevice, addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { envOf, openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it, onTestFinished } from 'vitest'

const kills = volume('SCHEDULE_KILLS', 1)
const pins: readonly PinKey[] = ['18', '19', '21', '25']
/** Each has a schedule for each of its pins. */
const boards = volume('SCHEDULE_BOARDS', 8)
/** Servers that share a database look at the latest after so long what others have made due, ms. */
const noticedMs = 11_000
/** How long a server may have begun before it is killed, ms. */
const begunMs = 60

it(
  'LIVE-6 each schedule acts once, when of three servers the one is killed that has begun with it',
  async () => {
    const { leave, ...fixture } = await openFixture()
    onTestFinished(leave)
    const { db } = await openDatabase({ url: fixture.databaseUrl })
    onTestFinished(() => db.destroy())
    const [schedules, due] = [scheduleStore(db), dueStore(db)]
    const env = envOf(fixture)
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
          homeId,
          madeBy: owner.userId,
          createdAt: Date.now(),
          name: `${nth} ${pin}`,
          rule: {
            days: { kind: 'every', every: 300, first: '2026-01-01' },
            time: { kind: 'clock', at: '23:00' },
            spread: 0,
            from: null,
            until: null,
          },
          pins: [{ device: `SC-${nth}`, pin, state: 1 as const }],
          leaseS: null,
          sceneId: null,
          catchUp: false,
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
      await wait(dueAt - Date.now() - 200)
      // The others stand still for a moment, so that it is this one that begins.
      for (const one of others) signal(one, 'SIGSTOP')
      await expect.poll(() => runsOf(db, dueAt), { interval: 1 }).toBeGreaterThan(0)
      await wait(randomInt(begunMs))
      await victim.kill()
      for (const one of others) signal(one, 'SIGCONT')
      const runsNow = async () =>
        (await Promise.all(ids.map((id) => due.runsOf(id, round + 1)))).flat()
      await expect
        .poll(async () => (await runsNow()).filter(({ outcome }) => outcome === 'acted').length)
        .toBe(ids.length * round)
      expect(await runsNow()).toHaveLength(ids.length * round)
      for (const device of devices) {
        // Passed on to servers that stood still, they come a moment after the run is done.
        await expect.poll(() => device.commands.length).toBeGreaterThanOrEqual(pins.length)
        await device.settles()
        const pressed = device.commands.map(({ pin }) => String(pin)).toSorted()
        expect(pressed).toEqual(pins)
        await device.leave()
      }
      await victim.start()
    }
    figure('LIVE-6', 'servers killed while schedules were due, each of which acted once', kills)
  },
  240_000 + kills * 120_000,
)

function signal({ pid }: Stack, name: NodeJS.Signals): void {
  const id = pid()
  if (id !== undefined) process.kill(id, name)
}

/** How many runs of an instant have begun. */
async function runsOf(db: Db, dueAt: number): Promise<number> {
  const rows = await db
    .selectFrom('schedule_run')
    .select('due_at')
    .where('due_at', '=', dueAt)
    .execute()
  return rows.length
}
