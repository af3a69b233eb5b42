import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Admission } from './admission.ts'
import { connectPacket, RawDevice } from './raw-device.ts'
import { startEndpoint } from './scripted-endpoint.ts'

let endpoint: Awaited<ReturnType<typeof startEndpoint>>
afterEach(() => endpoint.close())

const state = {
  cmd: 'publish',
  topic: 'devices/SC-000001/state',
  payload: '{}',
  qos: 0,
  dup: false,
  retain: false,
} as const

describe.each([4, 5] as const)('over MQTT version %i', (version) => {
  test('messages are handled one after another, in order, even when one takes long', async () => {
    let atOnce = 0
    let most = 0
    endpoint = await startEndpoint({
      async receive(_word, payload) {
        most = Math.max(most, ++atOnce)
        await pause(5 - Number(payload.toString()))
        atOnce--
        return null
      },
    })
    const device = new RawDevice(endpoint.port, version)
    const numbered = [0, 1, 2, 3, 4].map((n) => ({ ...state, payload: String(n) }))
    device.send(connectPacket(version), ...numbered)
    expect(await device.next()).toMatchObject({ cmd: 'connack' })
    await device.settle()
    expect(endpoint.received.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4'])
    expect(most).toBe(1)
    device.socket.destroy()
  })

  test('a message that comes with CONNECT and the end of the stream is handled too', async () => {
    endpoint = await startEndpoint()
    const device = new RawDevice(endpoint.port, version)
    device.send(connectPacket(version), state, { cmd: 'disconnect', reasonCode: 0 }).socket.end()
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
    expect(endpoint.received).toHaveLength(1)
  })

  test('messages that arrived whole before the line broke are handled', async () => {
    const held = Promise.withResolvers<null>()
    endpoint = await startEndpoint({ receive: () => held.promise })
    const device = new RawDevice(endpoint.port, version)
    await device.connect()
    device.send(state, { ...state, qos: 1, messageId: 1 }, state)
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(1), 60_000)
    device.socket.resetAndDestroy()
    await pause(50)
    held.resolve(null)
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
    expect(endpoint.received).toHaveLength(3)
  })

  test('the admission of a device that vanishes before it is admitted ends', async () => {
    const decision = Promise.withResolvers<Admission>()
    const ended = vi.fn(async () => undefined)
    const receive = vi.fn(async () => null)
    const admit = vi.fn(() => decision.promise)
    endpoint = await startEndpoint({ admit })
    const device = new RawDevice(endpoint.port, version).send(connectPacket(version), state)
    await vi.waitFor(() => expect(admit).toHaveBeenCalledOnce(), 60_000)
    device.socket.resetAndDestroy()
    await pause(50)
    decision.resolve({ receive, ended })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 60_000)
    expect(receive).not.toHaveBeenCalled()
  })

  test.each<[string, (device: RawDevice) => void]>([
    ['sends DISCONNECT', (device) => device.send({ cmd: 'disconnect', reasonCode: 0 })],
    ['closes its side', (device) => device.socket.end()],
    ['vanishes', (device) => device.socket.resetAndDestroy()],
    ['breaks a rule', (device) => device.send(Buffer.from([0x30, 0]))],
    ['is replaced', () => endpoint.lines.get('SC-000001')?.close('replaced')],
    ['is not admitted any more', () => endpoint.lines.get('SC-000001')?.close('not_authorized')],
  ])('when a device %s, its admission ends once, after its last message', async (_title, leave) => {
    const held = Promise.withResolvers<null>()
    endpoint = await startEndpoint({ receive: () => held.promise })
    const device = new RawDevice(endpoint.port, version)
    await device.connect()
    device.send(state)
    await vi.waitFor(() => expect(endpoint.received).toHaveLength(1), 60_000)
    leave(device)
    await pause(100)
    expect(endpoint.ended).toEqual([])
    held.resolve(null)
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
    await endpoint.close()
    expect(endpoint.ended).toEqual(['SC-000001'])
  })

  test('a device gets an answer when the server cannot decide about it, and the cause is logged', async () => {
    endpoint = await startEndpoint({ admit: () => Promise.reject(new Error('no database')) })
    const device = new RawDevice(endpoint.port, version)
    const code = version === 4 ? { returnCode: 3 } : { reasonCode: 0x88 }
    expect(await device.connect()).toMatchObject({ cmd: 'connack', ...code })
    expect(await device.next()).toBe('closed')
    expect(endpoint.logged.join()).toContain('no database')
  })

  test('a decision that comes too late does not admit the device', async () => {
    const decision = Promise.withResolvers<Admission>()
    const ended = vi.fn(async () => undefined)
    const admit = () => decision.promise
    endpoint = await startEndpoint({ admit, times: { connectWaitMs: 50 } })
    const device = new RawDevice(endpoint.port, version)
    const code = version === 4 ? { returnCode: 3 } : { reasonCode: 0x88 }
    expect(await device.connect()).toMatchObject({ cmd: 'connack', ...code })
    expect(await device.next()).toBe('closed')
    expect(ended).not.toHaveBeenCalled()
    decision.resolve({ receive: async () => null, ended })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 60_000)
  })

  test('a device that is replaced before it is admitted is asked to try again (R-47)', async () => {
    endpoint = await startEndpoint({
      async admit(claim, line) {
        line.close('replaced')
        return endpoint.admit(claim, line)
      },
    })
    const device = new RawDevice(endpoint.port, version)
    const code = version === 4 ? { returnCode: 3 } : { reasonCode: 0x88 }
    expect(await device.connect()).toMatchObject({ cmd: 'connack', ...code })
    expect(await device.next()).toBe('closed')
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
  })

  test('a device that is silent for one and a half times its keep-alive is disconnected (R-44)', async () => {
    endpoint = await startEndpoint({ times: { secondMs: 4 } })
    const device = new RawDevice(endpoint.port, version)
    const since = performance.now()
    await device.connect({ keepalive: 15 })
    expect(await device.next()).toEqual(
      version === 4 ? 'closed' : expect.objectContaining({ cmd: 'disconnect', reasonCode: 0x8d }),
    )
    expect(performance.now() - since).toBeGreaterThan(1.5 * 15 * 4 - 10)
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
  })

  test('a device that pings stays, and so does one whose message the server handles slowly', async () => {
    endpoint = await startEndpoint({
      // 4.5 s of silence: a busy machine may stand still for a part of it.
      times: { secondMs: 200 },
      receive: () => pause(6_000, null),
    })
    const pinging = new RawDevice(endpoint.port, version)
    await pinging.connect({ keepalive: 15 })
    const waiting = new RawDevice(endpoint.port, version)
    await waiting.connect({ keepalive: 15 })
    waiting.send({ ...state, qos: 1, messageId: 1 })
    for (let pings = 0; pings < 12; pings++) {
      await pause(500)
      expect(await pinging.settle()).toMatchObject({ cmd: 'pingresp' })
    }
    expect(await waiting.next()).toMatchObject({ cmd: 'puback' })
    pinging.socket.destroy()
    waiting.socket.destroy()
  })

  test('a dead line is found by the command that nothing answers, where the keep-alive is long (R-44)', async () => {
    const secondMs = 20
    endpoint = await startEndpoint({ times: { secondMs } })
    for (const keepalive of [0, 1_200]) {
      const device = new RawDevice(endpoint.port, version)
      await device.connect({ keepalive })
      const filter = 'devices/SC-000001/command'
      device.send({
        cmd: 'subscribe',
        messageId: 1,
        subscriptions: [{ topic: filter, qos: 0 }],
      })
      expect(await device.next()).toMatchObject({ cmd: 'suback' })
      // Longer than the wait for an answer, and than what MQTT 5 was told: nothing is owed yet.
      await pause(100 * secondMs)
      const since = performance.now()
      expect(endpoint.lines.get('SC-000001')?.send('command', '{}')).toBe('sent')
      expect(await device.next()).toMatchObject({ cmd: 'publish' })
      expect(await device.next()).toEqual(
        version === 4 ? 'closed' : expect.objectContaining({ cmd: 'disconnect', reasonCode: 0x8d }),
      )
      expect((performance.now() - since) / secondMs).toBeGreaterThan(44)
    }
  })

  test('a device that need not ping stays for as long as it answers (R-44)', async () => {
    endpoint = await startEndpoint({ times: { secondMs: 20 } })
    const device = new RawDevice(endpoint.port, version)
    await device.connect({ keepalive: 0 })
    device.send({
      cmd: 'subscribe',
      messageId: 1,
      subscriptions: [{ topic: 'devices/SC-000001/command', qos: 0 }],
    })
    expect(await device.next()).toMatchObject({ cmd: 'suback' })
    for (let times = 0; times < 3; times++) {
      endpoint.lines.get('SC-000001')?.send('command', '{}')
      expect(await device.next()).toMatchObject({ cmd: 'publish' })
      expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
      await pause(60 * 20)
    }
    expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
    device.socket.destroy()
  })

  test('a device that does not close its side is cut off', async () => {
    endpoint = await startEndpoint()
    const device = new RawDevice(endpoint.port, version, { allowHalfOpen: true })
    await device.connect()
    endpoint.lines.get('SC-000001')?.close('replaced')
    await vi.waitFor(() => expect(endpoint.ended).toEqual(['SC-000001']), 60_000)
    device.socket.destroy()
  })

  test('no secret and no message is ever logged', async () => {
    endpoint = await startEndpoint({ receive: async () => 'refused with unspeakable words' })
    const secret = Buffer.from('unspeakable secret')
    const right = new RawDevice(endpoint.port, version)
    await right.connect()
    right.send({ ...state, payload: 'unspeakable message' })
    await right.settle()
    right.send({ ...state, topic: 'unspeakable topic' })
    await right.next()
    const wrong = new RawDevice(endpoint.port, version)
    await wrong.connect({ password: secret, username: 'unspeakable name' })
    await wrong.next()
    await endpoint.close()
    expect(endpoint.logged.join()).toContain('wrong user name or password')
    expect(endpoint.logged.join()).toContain('not a topic of this device')
    expect(endpoint.logged.join()).not.toMatch(/unspeakable|right secret/)
  })
})
