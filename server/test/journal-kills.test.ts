/** A server on SQLite is killed at a random moment while many press: each press that a device was told of is on record, and none acts twice. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@roomwire/server/platform/database/open-database.ts'
import { openKeys } from '@roomwire/server/platform/keys.ts'
import {
  addDevice,
  addRoom,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it } from 'vitest'
import { auditStore } from '../src/features/audit/audit-store.ts'
import { verifyChain } from '../src/features/audit/verify-chain.ts'

const kills = volume('JOURNAL_KILLS', 3)
const boards = 8
/** For how long people press at most before the server is killed, ms. */
const pressMs = 400

type Home = { stack: Stack; owner: TestPerson; secrets: ReadonlyMap<string, string> }
type Press = { deviceIdentifier: string; pin: 18; action: 'on' | 'off'; messageId: string }

it(
  'R-60 R-81 a server that is killed at a random moment has each press on record that a device was told of, with the end that was heard, and none acts twice',
  async () => {
    const stack = await openStack({}, 'cheap')
    const owner = await registerOwner(stack.url)
    const roomId = await addRoom(owner, 'Hall')
    const secrets = new Map<string, string>()
    for (let nth = 0; nth < boards; nth += 1) {
      secrets.set(`SC-${nth}`, await addDevice(owner, `SC-${nth}`, roomId))
    }
    const home: Home = { stack, owner, secrets }
    const delivered: number[] = []
    const processed: string[] = []
    for (let round = 0; round < kills; round += 1) {
      const pressed = pressesOf(home, round)
      const before = await pressUntilKilled(home, pressed)
      await stack.start()
      const after = await repeatAll(home, pressed)
      expect(before.delivered.filter((id) => after.delivered.includes(id))).toEqual([])
      delivered.push(...before.delivered, ...after.delivered)
      processed.push(...before.processed, ...after.processed)
    }
    await stack.kill()
    await stack.start()
    expect(await stack.stop()).toBe(0)
    await expectOnRecord(stack.data, delivered, processed)
    expect(delivered.length).toBeGreaterThan(kills)
    figure(
      'R-60',
      'kill -9 while people pressed, presses that devices were told of',
      `${kills}, ${delivered.length}`,
    )
    await stack.close()
  },
  120_000 + kills * 60_000,
)

/** Each switch on and off in turns: far more than a round has time for. */
const pressesOf = ({ secrets }: Home, round: number): Press[] =>
  Array.from({ length: 400 }, (_, nth) =>
    [...secrets.keys()].map((deviceIdentifier): Press => {
      const messageId = `${round} ${nth} ${deviceIdentifier}`
      return { deviceIdentifier, pin: 18, action: nth % 2 ? 'off' : 'on', messageId }
    }),
  ).flat()

/** Presses until the server is killed, at a moment that is drawn by lot; what was not pressed by then is removed. */
async function pressUntilKilled(home: Home, pressed: Press[]): Promise<Heard> {
  const connected = await connectAll(home)
  const { page } = connected
  let isAlive = true
  const killing = wait(randomInt(pressMs)).then(() => {
    isAlive = false
    return home.stack.kill()
  })
  let said = 0
  while (isAlive && said < pressed.length) {
    for (const press of pressed.slice(said, said + boards)) page.say(press)
    said += boards
    await wait(1)
  }
  await killing
  pressed.splice(said)
  return connected.end()
}

/** Says all of it once more: nobody knows what has come of it. */
async function repeatAll(home: Home, pressed: readonly Press[]): Promise<Heard> {
  const connected = await connectAll(home)
  for (const press of pressed) connected.page.say(press)
  await connected.settles()
  return connected.end()
}

/** The commands that devices were told, by number, and the messages that were heard to be processed. */
type Heard = { delivered: number[]; processed: string[] }

async function connectAll({ stack, owner, secrets }: Home) {
  const devices = await Promise.all(
    [...secrets].map(([identifier, secret]) =>
      connectTestDevice(stack.mqttUrl, identifier, secret),
    ),
  )
  for (const { client } of devices) client.on('error', () => undefined)
  const page = await openLivePage(owner)
  page.socket.on('error', () => undefined)
  const heard = new Set<string>()
  page.socket.on('message', (data) => {
    const said = JSON.parse(String(data))
    if (isStage('processed')(said)) heard.add(String(said.messageId))
  })
  return {
    page,
    async settles(): Promise<void> {
      await page.settles()
      for (const device of devices) await device.settles()
      await page.settles()
    },
    end(): Heard {
      page.socket.terminate()
      for (const device of devices) device.vanish()
      const delivered = devices.flatMap(({ commands }) =>
        commands.map(({ messageId }) => Number(messageId)),
      )
      return { delivered: [...new Set(delivered)], processed: [...heard] }
    },
  }
}

async function expectOnRecord(
  data: string,
  delivered: readonly number[],
  processed: readonly string[],
): Promise<void> {
  const { db } = await openDatabase({ file: join(data, 'roomwire.sqlite') })
  const rows = await db.selectFrom('command').select(['id', 'message_id', 'outcome']).execute()
  const ids = new Set(rows.map(({ id }) => id))
  expect(delivered.filter((id) => !ids.has(id))).toEqual([])
  const outcomes = new Map(rows.map((row) => [JSON.parse(row.message_id), row.outcome]))
  // Those that joined another press are counted in its row.
  const ends = processed.map((message) => outcomes.get(message) ?? 'joined')
  expect([...new Set(ends)].toSorted().filter((end) => end !== 'joined')).toEqual(['done'])
  const key = openKeys(data).audit
  expect(await verifyChain(auditStore(db, key), key)).toMatchObject({ broken: null })
  await db.destroy()
}
