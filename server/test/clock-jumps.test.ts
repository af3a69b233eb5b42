/** The program runs as a process whose clock is moved forward and back (libfaketime). */
import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  answerOf,
  createTestGuest,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  handshake,
  isStage,
  liveAddress,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const hour = 3_600_000
const day = 24 * hour

let folder: Awaited<ReturnType<typeof makeFolder>>
let stack: Stack
const setClock = (shift: string) => writeFile(join(folder.folder, 'clock'), `${shift}\n`)

beforeAll(async () => {
  folder = await makeFolder()
  await setClock('+0')
  const [libfaketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!libfaketime) throw new Error('libfaketime is not installed: apt-get install faketime')
  stack = await openStack({
    LD_PRELOAD: libfaketime,
    FAKETIME_TIMESTAMP_FILE: join(folder.folder, 'clock'),
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
})
afterAll(async () => {
  await stack.close()
  await folder.remove()
})

it('R-22 R-70 the program is not led astray by a wall clock that jumps, and keeps on working', async () => {
  const { owner, roomId, secret } = await createTestHome(stack.url)
  const now = Date.now()
  const short = await createTestGuest(owner, { now: now - 3 * hour, forMs: 3 * hour + hour / 2 })
  const long = await createTestGuest(owner, { now: now - 3 * hour, forMs: 50 * day })
  const body = { email: owner.email, password, remember: true }
  const { token } = Object((await answerOf(owner, loginEndpoint, { body })).body)
  const people: Record<string, TestPerson> = {
    'the owner': owner,
    'the owner, remembered': { ...owner, token },
    'a guest for half an hour more': short,
    'a guest for 50 days': long,
  }
  const device = await connectTestDevice(stack.mqttUrl, 'SC-000001', secret)
  const page = await openLivePage(owner)
  await page.watch(roomId)
  const guestPage = await openLivePage(short)
  const states = { seen: 0, wrong: [] as string[] }
  const isIn = [200, 101, 200]
  const isOut = [503, 503, 503]

  /** Checks the answers to everybody: by their token, on the live socket, and when they sign in anew. */
  async function expectOf(when: string, expected: readonly (readonly number[])[]) {
    for (const [nth, [who, { url, token = '', email }]] of Object.entries(people).entries()) {
      const got = [
        (await answerOf({ url, token }, listRoomsEndpoint, {})).status,
        await handshake(liveAddress(url, token)),
        (await answerOf({ url }, loginEndpoint, { body: { email, password } })).status,
      ]
      states.seen += got.length
      const right = expected[nth] ?? []
      if (got.join() !== right.join()) states.wrong.push(`${when}, ${who}: ${got}, not ${right}`)
    }
  }
  /** A press reaches the device, so connections and deadlines still work. */
  async function expectWorking(from: typeof page, messageId: string) {
    from.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 18, messageId })
    await from.hears(isStage('processed', messageId))
  }
  const guestsOut = [isIn, isIn, isOut, isOut]

  await expectOf('before', [isIn, isIn, isIn, isIn])
  await expectWorking(page, 'before')
  for (const jump of ['+1h', '-2h', '+40d', '-1d', '+10y', '-10y']) {
    await setClock(jump)
    if (jump === '+1h') expect(await guestPage.closed).toMatchObject({ code: 1013 })
    await expectOf(jump, guestsOut)
    await expectWorking(page, jump)
    await setClock('+0')
    await expectOf(`after ${jump}`, [isIn, isIn, isIn, isIn])
    await expectWorking(page, `after ${jump}`)
  }
  expect(device.client.connected).toBe(true)
  expect(stack.output()).toContain('the clock of this machine was set')
  await device.leave()

  await stack.stop()
  await setClock('-56y')
  await stack.start()
  expect(stack.output()).toContain('the clock of this machine is wrong')
  await expectOf('started in 1970', guestsOut)
  await setClock('+0')
  await expectOf('put right', [isIn, isIn, isIn, isIn])
  expect(stack.output()).toContain('the time was corrected')
  // Nobody can know that this time is wrong.
  await stack.stop()
  await setClock('+40d')
  await stack.start()
  const isOver = [401, 401]
  await expectOf('started 40 days on', [
    [...isOver, 200],
    [...isOver, 200],
    [...isOver, 403],
    [...isOver, 200],
  ])
  await setClock('+0')
  await expectOf('back again, not confirmed', [
    [...isOver, 200],
    [...isOver, 200],
    [...isOver, 503],
    [...isOver, 503],
  ])
  await stack.stop()
  await stack.start()
  await expectOf('started at the right time', [isIn, isIn, isIn, isIn])

  figure('R-22', 'states looked at while the clock of a process jumps', states.seen)
  figure(
    'R-22',
    'wrong states after clock jumps of 1 h to 10 y, and starts in 1970',
    states.wrong.length,
  )
  expect(states.wrong).toEqual([])
  expect(stack.output()).not.toMatch(/"level":[56]0/)
})
