import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartAsReplicas,
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import type { Packet } from 'mqtt-packet'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { RawDevice } from './raw-device.ts'

const minute = 60_000

/** Connections with a wrong secret; R-16 names 100,000. */
const guesses = volume('SECRET_GUESSES', 400)

const [rightSecret, wrongSecret, sentAway] = [0, 4, 3]

describe.each(engines)('guessing the secret of a device (%s)', (engine) => {
  let server: TestServer
  let home: Awaited<ReturnType<typeof createTestHome>>
  beforeAll(async () => {
    server = await startTestServer(engine, {
      limitScale: 1,
      settings: { trustedProxy: '127.0.0.1' },
    })
    home = await createTestHome(server.url)
  })
  afterEach(() => server.clock.advance(10 * minute))
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  /** The answer to a device that shows this secret from this local address. */
  async function connects(
    secret: string,
    localAddress: string,
    username = home.identifier,
    { mqttPort } = server,
  ) {
    const device = new RawDevice(mqttPort, 4, { localAddress })
    const answer = await device.connect({
      username,
      clientId: username,
      password: Buffer.from(secret),
    })
    device.socket.destroy()
    return codeOf(answer)
  }
  const codeOf = (answer: Packet | 'closed') =>
    answer !== 'closed' && answer.cmd === 'connack' ? answer.returnCode : answer

  it('R-16 ten wrong secrets in five minutes are checked, and the real device is never disconnected', async () => {
    const real = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
    let drops = 0
    void real.closed.then(() => {
      drops += 1
    })
    const letThrough: number[] = []
    for (let round = 0; round < 3; round += 1) {
      let passed = 0
      for (let begun = 0; begun < guesses / 3; begun += 50) {
        // Another secret each: a rate holds up whoever repeats one.
        const batch = Array.from({ length: 50 }, (_, n) =>
          connects(`wrong ${begun + n}`, '127.0.0.2'),
        )
        passed += (await Promise.all(batch)).filter((code) => code === wrongSecret).length
      }
      letThrough.push(passed)
      await real.settles()
      server.clock.advance(5 * minute)
    }
    figure(
      'R-16',
      `wrong secrets let through in 5 min, of ${Math.round(guesses / 3)}`,
      Math.max(...letThrough),
      engine,
    )
    figure('R-16', 'drops of the real device meanwhile', drops, engine)
    expect(letThrough).toEqual([10, 10, 10])
    expect(drops).toBe(0)
    await real.leave()
  })

  it('R-16 after ten wrong secrets the right one is refused at that address, and admitted at another', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await connects('wrong', '127.0.0.3')).toBe(wrongSecret)
    }
    expect(await connects(home.secret, '127.0.0.3')).toBe(sentAway)
    expect(await connects(home.secret, '127.0.0.4')).toBe(rightSecret)
    server.clock.advance(5 * minute)
    expect(await connects(home.secret, '127.0.0.3')).toBe(rightSecret)
  })

  it('R-16 an address has thirty tries in five minutes, over all identifiers; a device that is known there has its own', async () => {
    expect(await connects(home.secret, '127.0.0.5')).toBe(rightSecret)
    const codes = []
    for (let device = 0; device < 40; device += 1) {
      codes.push(await connects('wrong', '127.0.0.5', `SC-9${String(device).padStart(5, '0')}`))
    }
    expect(codes.filter((code) => code === wrongSecret)).toHaveLength(30)
    expect(codes.slice(30)).toEqual(Array(10).fill(sentAway))
    expect(await connects(home.secret, '127.0.0.5')).toBe(rightSecret)
    const other = await createTestHome(server.url, 'SC-000002')
    expect(await connects(other.secret, '127.0.0.5', other.identifier)).toBe(sentAway)
  })

  it('R-16 right secrets are not counted, and do not reset the count of wrong ones', async () => {
    const codes = []
    for (let round = 0; round < 12; round += 1) {
      codes.push(await connects('wrong', '127.0.0.6'))
      if (round < 9) expect(await connects(home.secret, '127.0.0.6')).toBe(rightSecret)
    }
    expect(codes).toEqual([...Array(10).fill(wrongSecret), sentAway, sentAway])
  })

  it('R-16 R-27 the count survives a restart and is shared by replicas', async () => {
    const guess = (from: TestServer) => connects('wrong', '127.0.0.7', home.identifier, from)
    const guesses = (count: number, from: TestServer) =>
      Promise.all(Array.from({ length: count }, () => guess(from)))
    const first = await guesses(5, server)
    const settings = { trustedProxy: '127.0.0.1' }
    const replicas = await restartAsReplicas(server, engine, { limitScale: 1, settings })
    const rest = await Promise.all(replicas.map((replica) => guesses(20, replica)))
    const codes = [...first, ...rest.flat()]
    expect(codes.filter((code) => code === wrongSecret)).toHaveLength(10)
    for (const replica of replicas) {
      expect(await connects(home.secret, '127.0.0.7', home.identifier, replica)).toBe(sentAway)
    }
    await Promise.all(replicas.map((one) => one.stop()))
    server = await restartTestServer(server, engine, { limitScale: 1, settings })
  })

  it('R-12 over WebSocket the server counts by the address from the trusted proxy, and ignores a forged one', async () => {
    /** The error that MQTT.js gets. */
    const over = (forwarded: string, secret: string): Promise<number> =>
      connectAsync(`${server.url.replace('http', 'ws')}/mqtt`, {
        username: home.identifier,
        password: secret,
        reconnectPeriod: 0,
        keepalive: 30,
        wsOptions: { headers: { 'x-forwarded-for': forwarded } },
      }).then(
        async (client) => {
          await client.endAsync()
          return rightSecret
        },
        (refusal) => Object(refusal).code,
      )
    for (let round = 0; round < 10; round += 1) {
      expect(await over(`203.0.113.${round}, 198.51.100.1`, 'wrong')).toBe(wrongSecret)
    }
    expect(await over('203.0.113.77, 198.51.100.1', home.secret)).toBe(sentAway)
    expect(await over('198.51.100.2', home.secret)).toBe(rightSecret)
  })
})

it('R-16 what strangers call themselves takes a line of the log and 64 characters, however many come', async () => {
  const lines: string[] = []
  const onLog = (line: string) => void (line.includes('device refused') && lines.push(line))
  const server = await startTestServer('sqlite', { onLog })
  for (let n = 0; n < 40; n += 1) {
    const device = new RawDevice(server.mqttPort, 4)
    const username = `${n} ${'x'.repeat(3_000)}`
    await device.connect({ username, clientId: 'c'.repeat(500), password: Buffer.from('wrong') })
    device.socket.destroy()
  }
  expect(lines).toHaveLength(1)
  await server.stop()
  expect(lines.map((line) => JSON.parse(line).count)).toEqual([undefined, 39])
  expect(lines.join('')).toContain(`0 ${'x'.repeat(61)}…`)
  expect(lines.join('')).not.toMatch(/x{64}|c{64}/)
})
