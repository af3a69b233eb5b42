import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  rightSecret,
  type ScriptedServer,
  startScriptedServer,
  waiting,
} from './scripted-server.suite.ts'
import type { SimulatedDevice } from './simulated-device.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from './simulator.ts'

const waits = { first: 20, longest: 100, refused: 150 }

let server: ScriptedServer
let lines: string[]
const running: Simulator[] = []

beforeEach(async () => {
  server = await startScriptedServer()
  lines = []
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.stop()))
  await server.close()
})

async function play(identifiers: string[], options: Partial<SimulatorOptions> = {}) {
  const simulator = await startSimulator({
    devices: identifiers.map((identifier) => ({ identifier, secret: rightSecret })),
    server: server.url,
    waits,
    knobs: 'off',
    localWeb: 'off',
    log: (line) => lines.push(line),
    ...options,
  })
  running.push(simulator)
  return simulator
}

/** One device that is connected and has sent hello. */
async function playOne(identifier = 'SC-000001', options: Partial<SimulatorOptions> = {}) {
  const simulator = await play([identifier], options)
  await simulator.connected()
  await server.introduced(identifier)
  server.reports.length = 0
  return simulator.device(identifier)
}

const said = () => server.reports.map(({ word, message }) => [word, message])
const heardSay = (count: number) =>
  vi.waitFor(() => expect(server.reports.length).toBeGreaterThanOrEqual(count), waiting)
const backAfter = async (device: SimulatedDevice, times = 1) => {
  await device.connected()
  await server.introduced(device.identifier, times)
}
/** The server has seen the connection break without a DISCONNECT. */
const cutOff = () =>
  vi.waitFor(() => expect(server.disconnects).toEqual(['the line was cut']), waiting)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each([4, 5] as const)('over MQTT %i', (version) => {
  test('any number of devices connect, send hello, then the state of all pins', async () => {
    const identifiers = ['SC-000001', 'PC-000002', 'WLM-000003', 'XY-000004']
    const simulator = await play(identifiers, { version })
    await simulator.connected()
    for (const identifier of identifiers) {
      await server.introduced(identifier)
      expect(server.reportsFrom(identifier).map(({ word }) => word)).toEqual(['hello', 'state'])
      expect(lines).toContain(`${identifier}: connected`)
    }
  })

  test('a command is acknowledged and its pin reported, and the state follows', async () => {
    const device = await playOne('SC-000001', { version })
    server.command('SC-000001', { pin: '19', messageId: 'a' })
    await heardSay(2)
    expect(said()).toEqual([
      ['ack', { messageId: 'a', ok: true }],
      ['state', { pins: { 19: 1 } }],
    ])
    expect(device.state()).toMatchObject({ connected: true, commands: 1, pins: { 19: 1 } })
  })

  test('a wrong secret is logged and retried slowly; the right one connects at once', async () => {
    server.secrets.set('SC-000001', 'another secret')
    const simulator = await play(['SC-000001'], { version })
    await vi.waitFor(() => expect(server.refused.length).toBe(2), waiting)
    expect(lines).toEqual([
      'SC-000001: cannot connect: the server refuses its secret; trying again in 1 s',
    ])
    simulator.device('SC-000001').secret('another secret')
    await simulator.connected()
    expect(lines.slice(1)).toEqual(['SC-000001: connected'])
    expect(lines.join()).not.toContain(rightSecret)
  })

  test('errors from the server are logged and kept', async () => {
    const device = await playOne('SC-000001', { version })
    server.script.answer = async () => 'No such pin'
    device.touch(12)
    await vi.waitFor(() => expect(device.state().complaints).toHaveLength(1), waiting)
    const [complaint] = device.state().complaints
    expect(complaint).toEqual({ topic: 'devices/SC-000001/touch', error: 'No such pin' })
    expect(lines.at(-1)).toMatch('complains about devices/SC-000001/touch: No such pin')
  })

  test('stopping sends a DISCONNECT', async () => {
    await playOne('SC-000001', { version })
    await running[0]?.stop()
    await vi.waitFor(() => expect(server.disconnects).toEqual(['the device said goodbye']), waiting)
    expect(lines.at(-1)).toBe('SC-000001: disconnected (stopped)')
  })
})

test.each([4, 5] as const)('over WebSocket and MQTT %i a device is the same', async (version) => {
  await server.close()
  server = await startScriptedServer({ over: 'ws' })
  server.url.pathname = '/mqtt'
  const device = await playOne('SC-000001', { version })
  server.command('SC-000001', { messageId: 'a' })
  await heardSay(2)
  device.freeze(true)
  server.command('SC-000001', { messageId: 'b', pin: '19' })
  await pause(100)
  expect(device.state().commands).toBe(1)
  device.freeze(false)
  await heardSay(4)
  device.drop()
  await backAfter(device)
  await cutOff()
  expect(device.state().pins).toMatchObject({ 18: 1, 19: 1 })
})

describe('touches at the wall', () => {
  test('LIVE-3: a touch is reported with its pad and what the pin is now', async () => {
    const device = await playOne('PC-000002')
    device.touch(13)
    device.touch(12, 1)
    await heardSay(2)
    expect(said()).toEqual([
      ['touch', { touchPin: 13, state: 1 }],
      ['touch', { touchPin: 12, state: 1 }],
    ])
    expect(device.state().pins).toMatchObject({ 13: 1, 18: 1 })
  })

  test('a missing pad or tank throws a readable error', async () => {
    const device = await playOne()
    expect(() => device.touch(13)).toThrow('There is no touch pad 13 here; there is 12, 14, 15')
    expect(() => device.level(5)).toThrow('There is no tank here')
  })

  test('PINS-2: a full tank stops its pump and reports it', async () => {
    const device = await playOne('WLM-000003')
    server.command('WLM-000003', { pin: 'pump', messageId: 'a' })
    await heardSay(2)
    device.level(100)
    await vi.waitFor(() => expect(device.state().pins.pump).toBe(0), waiting)
    await vi.waitFor(
      () => expect(said()).toContainEqual(['state', { pins: { pump: 0 }, waterLevel: '100%' }]),
      waiting,
    )
  })

  test('changes made while the connection is down are reported when it is back', async () => {
    const device = await playOne()
    device.drop(100)
    device.touch(12)
    await backAfter(device)
    expect(said()).toEqual([
      ['hello', expect.anything()],
      ['state', { pins: { 18: 1, 19: 0, 21: 0, 25: 0 } }],
    ])
  })
})

describe('knobs', () => {
  test('freeze: it reads and sends nothing while its socket stays open, then catches up', async () => {
    const device = await playOne()
    device.freeze(true)
    server.command('SC-000001', { messageId: 'a' })
    expect(() => device.touch(12)).toThrow('SC-000001 is frozen and notices nothing')
    await pause(150)
    expect(said()).toEqual([])
    expect(device.state()).toMatchObject({ pins: { 18: 0 }, faults: { frozen: true } })
    expect(server.lines.has('SC-000001')).toBe(true)
    device.freeze(false)
    await heardSay(2)
    expect(said()[0]).toEqual(['ack', { messageId: 'a', ok: true }])
  })

  test('R-45: freeze: the TCP stream really pauses, so the server lets it go', async () => {
    const device = await playOne()
    device.freeze(true)
    const long = 'm'.repeat(4_000)
    const most = 30_000
    let sent = 0
    while (sent < most && server.command('SC-000001', { messageId: long + sent }) === 'sent') {
      sent += 1
      if (sent % 10 === 0) await pause(0)
    }
    expect(sent).toBeGreaterThan(16)
    expect(sent).toBeLessThan(most)
    expect(device.state().commands).toBe(0)
    device.freeze(false)
    await backAfter(device)
  })

  test('freeze: a frozen device does not come back until it is thawed', async () => {
    const device = await playOne()
    device.freeze(true)
    device.drop(0)
    await pause(150)
    expect(device.state().connected).toBe(false)
    device.freeze(false)
    await backAfter(device)
  })

  test('drop: the connection breaks without a DISCONNECT and comes back', async () => {
    const device = await playOne()
    device.drop()
    expect(device.state().connected).toBe(false)
    await backAfter(device)
    await cutOff()
    expect(lines).toContain('SC-000001: disconnected (broken on purpose); trying again in 1 s')
  })

  test('drop: forMs keeps it away', async () => {
    const device = await playOne()
    const before = performance.now()
    device.drop(300)
    await device.connected()
    expect(performance.now() - before).toBeGreaterThanOrEqual(299)
  })

  test('delay: every message leaves later, in order; the device acts at once', async () => {
    const device = await playOne()
    device.delay(200)
    const before = performance.now()
    server.command('SC-000001', { messageId: 'a' })
    await vi.waitFor(() => expect(device.state().pins['18']).toBe(1), waiting)
    expect(said()).toEqual([])
    await heardSay(2)
    expect(said().map(([word]) => word)).toEqual(['ack', 'state'])
    expect((server.reports[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(199)
  })

  test('delay: a message that waited for a broken connection is never sent', async () => {
    const device = await playOne()
    device.delay(100)
    device.touch(12)
    device.drop(0)
    device.delay(0)
    await backAfter(device)
    await pause(150)
    expect(said().map(([word]) => word)).toEqual(['hello', 'state'])
  })

  test('duplicate: it sends everything twice', async () => {
    const device = await playOne()
    device.duplicate(true)
    device.touch(14)
    await heardSay(2)
    expect(said()).toEqual(Array(2).fill(['touch', { touchPin: 14, state: 1 }]))
  })

  test('deaf: it receives commands, and neither answers nor switches', async () => {
    const device = await playOne()
    device.deaf(true)
    server.command('SC-000001', { messageId: 'a' })
    await vi.waitFor(() => expect(device.state().commands).toBe(1), waiting)
    device.deaf(false)
    server.command('SC-000001', { messageId: 'b' })
    await heardSay(2)
    expect(said()[0]).toEqual(['ack', { messageId: 'b', ok: true }])
  })

  test('refuse: it answers every command with no', async () => {
    const device = await playOne()
    device.refuse(true)
    server.command('SC-000001', { messageId: 'a' })
    await heardSay(1)
    expect(said()).toEqual([['ack', { messageId: 'a', ok: false, error: 'Told to refuse' }]])
    expect(device.state().pins['18']).toBe(0)
  })

  test('reboot: the connection breaks, every pin is off, and it comes back awake', async () => {
    const device = await playOne()
    device.touch(12)
    await heardSay(1)
    device.freeze(true)
    device.reboot()
    await backAfter(device)
    await cutOff()
    expect(said().at(-1)).toEqual(['state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } }])
  })

  test('R-81: a command that comes again over the next connection is not applied again', async () => {
    const device = await playOne()
    server.command('SC-000001', { messageId: 'a' })
    await heardSay(2)
    device.touch(12, 0)
    device.drop(0)
    await backAfter(device)
    server.command('SC-000001', { messageId: 'a' })
    await vi.waitFor(() => expect(device.state().commands).toBe(2), waiting)
    expect(device.state().pins['18']).toBe(0)
  })
})

describe('the connection', () => {
  test('comes back by itself when the server has been away', async () => {
    const device = await playOne()
    const { port } = server
    await server.close()
    await vi.waitFor(() => expect(device.state().connected).toBe(false), waiting)
    await vi.waitFor(() => expect(lines.at(-1)).toMatch('ECONNREFUSED'), waiting)
    server = await startScriptedServer({ port })
    await backAfter(device)
  })

  test('over MQTT 5 it logs why the server ended it', async () => {
    await playOne('SC-000001', { version: 5 })
    server.lines.get('SC-000001')?.close('replaced')
    await vi.waitFor(() => {
      expect(lines.join('\n')).toMatch('another connection of this device took over')
    }, waiting)
  })

  test('a device that never connected stops at once', async () => {
    await server.close()
    const simulator = await play(['SC-000001'])
    await vi.waitFor(() => expect(lines).toHaveLength(1), waiting)
    await simulator.stop()
    await pause(150)
    expect(lines).toEqual([expect.stringMatching('cannot connect: .*ECONNREFUSED')])
  })

  test('stopping does not wait for a server that answers nothing', async () => {
    const device = await playOne()
    const { promise: answered, resolve } = Promise.withResolvers<null>()
    server.script.answer = () => answered
    device.touch(12)
    await heardSay(1)
    const before = performance.now()
    await running[0]?.stop()
    // It waits 3 s; a busy machine longer, but not for ever.
    expect(performance.now() - before).toBeLessThan(30_000)
    resolve(null)
  })
})

describe('requests', () => {
  test('LAN-3: what the local page offers is answered over MQTT as well', async () => {
    await playOne()
    server.request('SC-000001', { requestId: 'r1', kind: 'wifiInfo' })
    await heardSay(1)
    expect(said()).toEqual([
      ['reply', expect.objectContaining({ requestId: 'r1', ok: true, ip: '192.168.1.20' })],
    ])
  })

  test('LAN-3, MANAGE-4: setIp is answered before the device restarts with the address', async () => {
    const device = await playOne()
    server.request('SC-000001', { requestId: 'r1', kind: 'setIp', staticIP: '192.168.1.77' })
    await heardSay(1)
    expect(said()).toEqual([['reply', expect.objectContaining({ ok: true, ip: '192.168.1.77' })]])
    await cutOff()
    await backAfter(device)
    expect(said()[1]).toEqual(['hello', expect.objectContaining({ ip: '192.168.1.77' })])
  })
})

describe('the local page and the knobs', () => {
  test('LAN-1, MANAGE-4: a new address by the local page is named in the next hello', async () => {
    const device = await playOne('SC-000001', { localWeb: 0 })
    const answer = await fetch(`${device.state().localWeb}/set-ip`, {
      method: 'POST',
      body: new URLSearchParams({ staticIP: '192.168.1.77' }),
    })
    expect(answer.status).toBe(200)
    await server.introduced('SC-000001')
    expect(device.state().network.ip).toBe('192.168.1.77')
    expect(said()[0]).toEqual(['hello', expect.objectContaining({ ip: '192.168.1.77', uptime: 0 })])
  })

  test('the knobs control the devices', async () => {
    const device = await playOne('SC-000001', { knobs: 0 })
    const { knobsUrl } = running[0] ?? {}
    const answer = await fetch(`${knobsUrl}/devices/SC-000001/touch`, {
      method: 'POST',
      body: '{"touchPin":12}',
    })
    expect(await answer.json()).toMatchObject({ identifier: 'SC-000001', pins: { 18: 1 } })
    const text = await (await fetch(`${knobsUrl}/devices`)).text()
    expect(text).not.toContain(rightSecret)
    expect(device.state().pins['18']).toBe(1)
  })

  test('each local page has its own port, counted from the one that is given', async () => {
    const free = await play(['SC-000001', 'SC-000002'], { localWeb: 0 })
    const urls = [...free.devices.values()].map((device) => device.state().localWeb)
    expect(new Set(urls).size).toBe(2)
  })

  test('a taken port stops everything that was started, with the reason', async () => {
    const first = await play(['SC-000001'], { knobs: 0 })
    const knobs = Number(new URL(first.knobsUrl ?? '').port)
    await expect(play(['SC-000002'], { knobs, localWeb: 0 })).rejects.toThrow('EADDRINUSE')
  })

  test('an unknown device throws a readable error', async () => {
    const simulator = await play(['SC-000001'])
    expect(() => simulator.device('SC-000002')).toThrow('SC-000002 is not played here')
  })
})
