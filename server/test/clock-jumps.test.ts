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
  signInAs,
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

it('R-22 R-70 the program follows the wall clock when it jumps, and keeps on working', async () => {
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
  const page = await openLivePage(long)
  await page.watch(roomId)
  const shortPage = await openLivePage(short)
  const states = { seen: 0, wrong: [] as string[] }

  /** Who has access by their token, and whether they may sign in again. */
  async function expectIn(when: string, expected: [who: string, isIn: boolean, may: boolean][]) {
    for (const [who, isIn, may] of expected) {
      const { url, token = '', email } = people[who] ?? owner
      const got = [
        (await answerOf({ url, token }, listRoomsEndpoint, {})).status,
        await handshake(liveAddress(url, token)),
        (await answerOf({ url }, loginEndpoint, { body: { email, password } })).status,
      ]
      const right = [isIn ? 200 : 401, isIn ? 101 : 401, may ? 200 : 403]
      states.seen += got.length
      if (got.join() !== right.join()) states.wrong.push(`${when}, ${who}: ${got}, not ${right}`)
    }
  }
  /** A press reaches the device, so connections and deadlines still work. */
  async function expectWorking(from: typeof page, messageId: string) {
    from.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 18, messageId })
    await from.hears(isStage('processed', messageId))
  }

  await expectIn(
    'before',
    Object.keys(people).map((who) => [who, true, true]),
  )
  await expectWorking(page, 'before')

  await setClock('+1h')
  expect(await shortPage.closed).toEqual({ code: 1008, reason: 'Guest access has ended' })
  await expectIn('an hour on', [
    ['the owner', true, true],
    ['the owner, remembered', true, true],
    ['a guest for half an hour more', false, false],
    ['a guest for 50 days', true, true],
  ])
  await expectWorking(page, 'an hour on')

  await setClock('-2h')
  // Housekeeping may have come by meanwhile, and have ended the session of a guest whose time was over.
  people['a guest for half an hour more'] = await signInAs(stack.url, short.email)
  await expectIn(
    'two hours back',
    Object.keys(people).map((who) => [who, true, true]),
  )
  await expectWorking(page, 'two hours back')

  await setClock('+40d')
  expect(await page.closed).toEqual({ code: 1008, reason: 'Session ended' })
  await expectIn('40 days on', [
    ['the owner', false, true],
    ['the owner, remembered', false, true],
    ['a guest for half an hour more', false, false],
    ['a guest for 50 days', false, true],
  ])
  await expectWorking(await openLivePage(await signInAs(stack.url, long.email)), '40 days on')
  expect(device.client.connected).toBe(true)

  figure('R-22', 'states looked at while the clock of a process jumps', states.seen)
  figure('R-22', 'wrong states after clock jumps of +1 h, -2 h, +40 d', states.wrong.length)
  expect(states.wrong).toEqual([])
  expect(stack.output()).not.toMatch(/"level":[56]0/)
  await device.leave()
})
