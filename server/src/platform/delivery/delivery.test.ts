import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { startSmsGateway } from '@roomwire/testing/worlds/sms-gateway.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { testClock } from '@roomwire/testing/worlds/test-server.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type DeliveryTimes, openDelivery } from './delivery.ts'
import type { Letter } from './letter.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { smsCarrier } from './sms.ts'
import { smtpCarrier } from './smtp.ts'

const sender = 'Roomwire <roomwire@home.example>'
const mail: Letter = {
  channel: 'mail',
  recipient: 'meera@example.com',
  subject: 'Your Roomwire reset code',
  body: 'Your Roomwire reset code is 408172.',
}
const sms: Letter = { channel: 'sms', recipient: '+919812344821', subject: null, body: mail.body }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let outbox: Outbox
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  outbox = openOutbox(database.db, testClock())
})
afterEach(async () => {
  await database.db.deleteFrom('outbox').execute()
})
afterAll(() => database.close())

const waiting = async () => (await outbox.newest(10)).map(({ recipient }) => recipient)

/** How long a caller waits for a carrier where the test is not about it: a busy machine is slow too. */
const patient: DeliveryTimes = { timeout: 60_000, retries: [] }

/** Delivery over real carriers, and what it writes to the log. */
function deliver(
  carriers: Parameters<typeof openDelivery>[0]['carriers'],
  times: DeliveryTimes = patient,
) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const delivery = openDelivery({ outbox, carriers, log, times })
  return { ...delivery, lines, log: () => lines.map((line) => JSON.parse(line).msg) }
}

async function mailServer(...behaviour: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...behaviour)
  onTestFinished(server.close)
  return server
}

async function smsGateway(...behaviour: Parameters<typeof startSmsGateway>) {
  const gateway = await startSmsGateway(...behaviour)
  onTestFinished(gateway.close)
  return gateway
}

/** How long a promise took, and the refusal it ended with. */
async function refusalOf(sending: Promise<void>) {
  const own = startOwnTime()
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, ms: own() }
}

const notDelivered = expect.objectContaining({
  code: 'not_delivered',
  message: 'The message could not be sent',
})

describe('mail by SMTP', () => {
  test('arrives whole, in any script, and leaves the outbox', async () => {
    const server = await mailServer()
    const body = 'नमस्ते Meera,\n\nyour code is 408172. Grüße'
    await deliver({ mail: smtpCarrier(server.url, sender) }).send({ ...mail, body })
    await expect.poll(() => server.mails.length).toBe(1)
    const [arrived] = server.mails
    expect(arrived).toMatchObject({ from: 'roomwire@home.example', to: [mail.recipient] })
    expect(arrived?.raw).toMatch(/^From: Roomwire <roomwire@home\.example>\r$/m)
    expect(arrived?.raw).toMatch(/^Subject: Your Roomwire reset code\r$/m)
    expect(arrived && mailText(arrived).replaceAll('\r\n', '\n')).toBe(body)
    await expect.poll(waiting).toEqual([])
  })

  test('signs in with the account of the URL', async () => {
    const server = await mailServer({ account: { user: 'home@isp', secret: 'p:/w' } })
    const url = (secret: string) =>
      server.url.replace('//', `//${encodeURIComponent('home@isp')}:${encodeURIComponent(secret)}@`)
    await deliver({ mail: smtpCarrier(url('p:/w'), sender) }).send(mail)
    await expect.poll(() => server.mails[0]?.user).toBe('home@isp')
    const { error } = await refusalOf(
      deliver({ mail: smtpCarrier(url('wrong'), sender) }).send(mail),
    )
    expect(error).toEqual(notDelivered)
  })

  test('API-6 is refused within a second when the server rejects the recipient', async () => {
    const server = await mailServer({
      refuse: { code: 550, text: `<${mail.recipient.toUpperCase()}> is no such person` },
    })
    const delivery = deliver({ mail: smtpCarrier(server.url, sender) })
    const { error, ms } = await refusalOf(delivery.send(mail))
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toEqual(notDelivered)
    expect(ms).toBeLessThan(slack * 1_000)
    expect(await waiting()).toEqual([])
    expect(delivery.log()).toEqual(['a letter was not taken'])
    const [line = ''] = delivery.lines
    expect(JSON.parse(line)).toMatchObject({ channel: 'mail', code: 'EENVELOPE' })
    expect(line).toContain('550 <…> is no such person')
    expect(line.toLowerCase()).not.toContain(mail.recipient.toLowerCase())
  })

  test('API-6 is refused within a second when no server listens', async () => {
    const url = `smtp://127.0.0.1:${await freePort()}`
    const { error, ms } = await refusalOf(deliver({ mail: smtpCarrier(url, sender) }).send(mail))
    expect(error).toEqual(notDelivered)
    expect(ms).toBeLessThan(slack * 1_000)
  })

  test('is not sent to a server with an untrusted certificate', async () => {
    const server = await mailServer({ secure: true })
    const url = server.url.replace('smtp:', 'smtps:')
    const { error } = await refusalOf(deliver({ mail: smtpCarrier(url, sender) }).send(mail))
    expect(error).toEqual(notDelivered)
    expect(server.mails).toEqual([])
  })

  test('API-6 makes nobody wait for a slow server: the letter is in the outbox until it is taken', async () => {
    const server = await mailServer({ delayMs: 1_500 })
    const log = pino({ level: 'silent' })
    const carriers = { mail: smtpCarrier(server.url, sender) }
    const { error, ms } = await refusalOf(openDelivery({ outbox, carriers, log }).send(mail))
    expect(error).toBeUndefined()
    expect(ms).toBeLessThan(slack * 1_400)
    expect(server.mails).toEqual([])
    expect(await waiting()).toEqual([mail.recipient])
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000)
    expect(server.mails).toHaveLength(1)
  })
})

describe('SMS by an HTTP gateway', () => {
  test('arrives as JSON', async () => {
    const gateway = await smsGateway()
    await deliver({ sms: smsCarrier(gateway.url) }).send(sms)
    const [call] = gateway.calls
    expect(call).toMatchObject({ method: 'POST', path: '/sms' })
    expect(call?.headers['content-type']).toBe('application/json')
    expect(call?.headers.authorization).toBeUndefined()
    expect(JSON.parse(call?.body ?? '')).toEqual({ to: sms.recipient, text: sms.body })
    expect(await waiting()).toEqual([])
  })

  test('carries the account of the URL as Basic auth, and not in the address', async () => {
    const gateway = await smsGateway()
    const url = `http://ho%40me:p%3A%2Fw@${gateway.host}/send?route=7`
    await deliver({ sms: smsCarrier(url) }).send(sms)
    const [call] = gateway.calls
    expect(call?.path).toBe('/send?route=7')
    const basic = Buffer.from('ho@me:p:/w').toString('base64')
    expect(call?.headers.authorization).toBe(`Basic ${basic}`)
  })

  test.each([400, 503, 302])('API-6 is refused when the gateway answers %d', async (status) => {
    const gateway = await smsGateway({ status })
    const { error, ms } = await refusalOf(deliver({ sms: smsCarrier(gateway.url) }).send(sms))
    expect(error).toEqual(notDelivered)
    expect(ms).toBeLessThan(slack * 1_000)
    expect(gateway.calls).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

test("SMS by Twilio is Twilio's own call", async () => {
  const gateway = await smsGateway({ status: 201 })
  const url = `twilio+http://AC0123:to%2Fken@${gateway.host}?from=+15550100123`
  await deliver({ sms: smsCarrier(url) }).send(sms)
  const [call] = gateway.calls
  expect(call).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/AC0123/Messages.json' })
  expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  const basic = Buffer.from('AC0123:to/ken').toString('base64')
  expect(call?.headers.authorization).toBe(`Basic ${basic}`)
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    To: sms.recipient,
    From: '+15550100123',
    Body: sms.body,
  })
})

describe('a slow carrier', () => {
  const times = { timeout: 50, retries: [50, 100] }

  test('that fails in the end is tried again until it takes the letter', async () => {
    const gateway = await smsGateway({ status: 500, delayMs: 100 })
    const delivery = deliver({ sms: smsCarrier(gateway.url) }, times)
    await delivery.send(sms)
    await vi.waitFor(() => expect(gateway.calls).toHaveLength(2), 60_000)
    expect(await waiting()).toEqual([sms.recipient])
    gateway.behaviour.status = 200
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000)
    expect(gateway.calls).toHaveLength(3)
    expect(delivery.log()).toEqual(['a letter was not taken', 'a letter was not taken again'])
  })

  test('R-56 that never takes the letter leaves it in the outbox, and the log says so', async () => {
    const gateway = await smsGateway({ status: 500, delayMs: 60 })
    const delivery = deliver({ sms: smsCarrier(gateway.url) }, times)
    await delivery.send(sms)
    await vi.waitFor(
      () => expect(delivery.log()).toContain('a letter is left in the outbox'),
      60_000,
    )
    await wait(200)
    expect(gateway.calls).toHaveLength(3)
    expect(await waiting()).toEqual([sms.recipient])
  })
})

/** A server that takes connections and never says anything. */
async function silentServer(): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  return port
}

test('R-56 a provider that never answers makes nobody wait longer than a second, for mail and for SMS', async () => {
  const port = await silentServer()
  const log = pino({ level: 'silent' })
  const carriers = {
    mail: smtpCarrier(`smtp://127.0.0.1:${port}`, sender),
    sms: smsCarrier(`http://127.0.0.1:${port}/sms`),
  }
  const delivery = openDelivery({ outbox, carriers, log })
  for (const letter of [mail, sms]) {
    const { error, ms } = await refusalOf(delivery.send(letter))
    expect(error).toBeUndefined()
    expect(ms).toBeLessThan(slack * 1_400)
  }
  expect((await waiting()).sort()).toEqual([sms.recipient, mail.recipient].sort())
})

test('LAND-3 a failed letter that nobody waits for is logged', async () => {
  const gateway = await smsGateway({ status: 500 })
  const delivery = deliver({ sms: smsCarrier(gateway.url) })
  delivery.sendInBackground(sms)
  await vi.waitFor(() => expect(delivery.log()).toContain('a letter was not sent'), 60_000)
})

test('R-60 delivery closes when every letter is settled, and says how many could not be kept', async () => {
  const gateway = await smsGateway({ status: 500 })
  const refused = deliver({ sms: smsCarrier(gateway.url) })
  refused.sendInBackground(sms)
  await refused.close()
  expect(refused.log()).toContain('a letter was not sent')

  const full = { ...outbox, add: () => Promise.reject(new Error('the disk is full')) }
  const log = pino({ level: 'silent' })
  const lossy = openDelivery({ outbox: full, carriers: {}, log })
  lossy.sendInBackground(sms)
  await expect(lossy.close()).rejects.toThrow(/^1 could not be kept$/)
})

test('without a carrier for it a letter stays in the outbox', async () => {
  const gateway = await smsGateway()
  await deliver({ sms: smsCarrier(gateway.url) }).send(mail)
  expect(await waiting()).toEqual([mail.recipient])
  expect(gateway.calls).toEqual([])
})

describe.each([
  ['SQLite', 'sqlite'],
  ['PostgreSQL', 'postgres'],
] as const)('the outbox on %s', (_name, engine) => {
  test('shows the newest letters first, and deletes those that are a week old', async () => {
    const { db, close } = await openTestDatabase(engine)
    onTestFinished(close)
    const clock = testClock()
    const box = openOutbox(db, clock)
    await box.add(mail)
    clock.advance(6 * 24 * 3_600_000)
    await box.add(sms)
    const shown = async (count: number) => (await box.newest(count)).map(({ channel }) => channel)
    expect(await shown(10)).toEqual(['sms', 'mail'])
    expect(await shown(1)).toEqual(['sms'])
    clock.advance(25 * 3_600_000)
    await box.sweep()
    expect(await shown(10)).toEqual(['sms'])
  })
})
