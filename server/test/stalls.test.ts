/** A server that stood still, and what had been sent to it meanwhile. */
import { setTimeout as wait } from 'node:timers/promises'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { answerOf } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { envOf, openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { expect, it, onTestFinished } from 'vitest'

/** Longer than a server may stand still before it takes no press of that time, ms. */
const frozenMs = 1_500

async function open(env: Record<string, string> = {}): Promise<Stack> {
  const stack = await openStack(env)
  onTestFinished(stack.close)
  return stack
}

/** Stops a server under what is done, and lets it go on later. */
async function whileFrozen(stack: Stack, work: () => unknown): Promise<void> {
  const pid = stack.pid()
  if (pid === undefined) throw new Error('The server does not run')
  process.kill(pid, 'SIGSTOP')
  try {
    await Promise.all([work(), wait(frozenMs)])
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

const press = (messageId: string, action = 'on') => ({
  deviceIdentifier: 'SC-000001',
  action,
  pin: 18,
  messageId,
})

const refusal = {
  code: 'server_stood_still',
  error: 'The server stood still for a moment. Press again.',
}

it('R-81 a press that waited while the server stood still is refused in words, and the next one is done', async () => {
  const stack = await open()
  const { device, page, owner } = await openLiveHome(stack)
  const other = await openLivePage(owner)
  page.say(press('before'))
  await page.hears(isStage('processed', 'before'))

  await whileFrozen(stack, () => {
    page.say(press('first', 'off'))
    page.say(press('second', 'off'))
    other.say(press('third', 'off'))
  })
  expect(await page.hears(isStage('failed', 'first'))).toMatchObject(refusal)
  expect(await page.hears(isStage('failed', 'second'))).toMatchObject(refusal)
  expect(await other.hears(isStage('failed', 'third'))).toMatchObject(refusal)

  await page.settles()
  page.say(press('after', 'off'))
  await page.hears(isStage('processed', 'after'))
  await device.settles()
  expect(device.commands.map(({ state }) => state)).toEqual([1, 0])
  expect(device.client.connected).toBe(true)
})

it('R-81 All off that waited while the server stood still is refused with 503, and nothing is switched', async () => {
  const stack = await open()
  const { device, page, owner, roomId } = await openLiveHome(stack)
  page.say(press('on'))
  await page.hears(isUpdate(({ pins }) => pins['18']?.state === 1))

  const body = { room_id: roomId }
  let asked: Promise<Awaited<ReturnType<typeof answerOf>>> | undefined
  await whileFrozen(stack, () => {
    asked = answerOf(owner, turnAllOffEndpoint, { body })
  })
  const answer = await asked
  expect([answer?.status, answer?.body]).toEqual([503, refusal])
  await device.settles()
  expect(device.commands).toHaveLength(1)

  const again = async () => (await answerOf(owner, turnAllOffEndpoint, { body })).status
  await expect.poll(again).toBe(200)
  expect(device.commands.map(({ state }) => state)).toEqual([1, 0])
})

it('R-81 a press for a device at a server that stood still never reaches it, and its page hears so', async () => {
  const fixture = await openFixture()
  onTestFinished(fixture.leave)
  const env = envOf(fixture)
  const [near, far] = [await open(env), await open(env)]
  const { owner, identifier, secret, roomId } = await createTestHome(near.url)
  const device = await connectTestDevice(far.mqttUrl, identifier, secret)
  const page = await openLivePage(owner)
  await page.watch(roomId)
  page.say(press('before'))
  await page.hears(isStage('processed', 'before'))

  await whileFrozen(far, async () => {
    page.say({ ...press('lost'), pin: 19 })
    expect(await page.hears(isStage('failed', 'lost'))).toMatchObject({ code: 'device_no_answer' })
  })
  // Until the server knows that it still has the device, a press is refused, and pressed again.
  for (let nth = 0; device.commands.length < 2; nth += 1) {
    page.say(press(`after ${nth}`, 'off'))
    const { stage } = await page.hears(hasEnded(`after ${nth}`))
    expect(stage === 'processed' || nth < 100).toBe(true)
  }
  expect(device.commands).toMatchObject([
    { pin: '18', state: 1 },
    { pin: '18', state: 0 },
  ])
  expect(device.client.connected).toBe(true)
})

const [isDone, isFailed] = [isStage('processed'), isStage('failed')]
type Ended = Extract<ToBrowser, { stage: string }>
const hasEnded =
  (messageId: string) =>
  (said: ToBrowser): said is Ended =>
    (isDone(said) || isFailed(said)) && said.messageId === messageId
