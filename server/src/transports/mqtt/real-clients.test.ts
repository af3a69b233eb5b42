import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import mqtt, { type IClientOptions } from 'mqtt'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMqttListener } from './mqtt-listener.ts'
import { scriptedNeeds } from './scripted-endpoint.ts'
import { startSocketEndpoint } from './scripted-socket.ts'

const run = promisify(execFile)
const own = 'devices/SC-000001'
const command = '{"messageId":"m1","action":"pinUpdate","pin":"18","state":1}'

let gateway: ReturnType<typeof scriptedNeeds>
let tcp: Awaited<ReturnType<typeof startMqttListener>>
let ws: Awaited<ReturnType<typeof startSocketEndpoint>>
beforeEach(async () => {
  // Every device that reports its state gets a command.
  gateway = scriptedNeeds({
    async receive(topic) {
      if (topic === 'state') gateway.lines.get('SC-000001')?.send('command', command)
      return null
    },
  })
  tcp = await startMqttListener({ ...gateway.needs, host: '127.0.0.1', port: 0 })
  ws = await startSocketEndpoint(gateway.needs)
})
afterEach(async () => {
  await Promise.all([tcp.close(), ws.close()])
})

describe.each([4, 5] as const)('R-40: in MQTT version %i', (version) => {
  test.each(['mqtt', 'ws'] as const)('MQTT.js is a device over %s', async (scheme) => {
    const port = scheme === 'mqtt' ? tcp.port : ws.port
    const options: IClientOptions = {
      protocolVersion: version,
      username: 'SC-000001',
      password: 'right secret',
      keepalive: 30,
      reconnectPeriod: 0,
      will: { topic: `${own}/status`, payload: Buffer.from('offline'), qos: 1, retain: false },
    }
    const device = await mqtt.connectAsync(`${scheme}://127.0.0.1:${port}/mqtt`, options)
    const received = new Promise<string>((resolve) => {
      device.on('message', (topic, payload) => resolve(`${topic} ${payload}`))
    })
    const granted = await device.subscribeAsync(`${own}/command`, { qos: 1 })
    expect(granted).toMatchObject([{ topic: `${own}/command`, qos: 1 }])
    await device.publishAsync(`${own}/state`, '{"pins":{"18":0}}', { qos: 1 })
    expect(await received).toBe(`${own}/command ${command}`)
    await device.unsubscribeAsync(`${own}/command`)
    await device.publishAsync(`${own}/hello`, '{}', { qos: 0 })
    await device.endAsync()
    await vi.waitFor(() => expect(gateway.ended).toEqual(['SC-000001']), 60_000)
    expect(gateway.received.map(({ topic }) => topic)).toEqual(['state', 'hello'])
  })

  test.each([0, 10, 1_200])('MQTT.js with keep-alive %i is admitted', async (keepalive) => {
    const identity = { username: 'SC-000001', password: 'right secret' }
    const device = await mqtt.connectAsync(`mqtt://127.0.0.1:${tcp.port}`, {
      ...identity,
      keepalive,
      protocolVersion: version,
      reconnectPeriod: 0,
    })
    await device.endAsync()
  })

  test('mosquitto_pub with keep-alive 10 is admitted', async () => {
    const who = ['-h', '127.0.0.1', '-p', String(tcp.port), '-u', 'SC-000001', '-P', 'right secret']
    const how = ['-V', version === 4 ? 'mqttv311' : 'mqttv5', '-k', '10', '-q', '1']
    await run('mosquitto_pub', [...who, ...how, '-t', `${own}/hello`, '-m', '{}'])
    expect(gateway.received).toEqual([{ from: 'SC-000001', topic: 'hello', text: '{}' }])
  })

  test('MQTT.js gets the error for a wrong secret', async () => {
    const options = { protocolVersion: version, username: 'SC-000001', password: 'wrong' }
    const refused = mqtt.connectAsync(`mqtt://127.0.0.1:${tcp.port}`, options, false)
    await expect(refused).rejects.toMatchObject({ code: version === 4 ? 4 : 0x86 })
  })

  test('mosquitto_sub and mosquitto_pub are a device', async () => {
    const who = ['-h', '127.0.0.1', '-p', String(tcp.port), '-u', 'SC-000001', '-P', 'right secret']
    const how = ['-V', version === 4 ? 'mqttv311' : 'mqttv5', '-q', '1']
    const hearing = run('mosquitto_sub', [
      ...who,
      ...how,
      '-t',
      `${own}/command`,
      '-C',
      '1',
      '-W',
      '10',
    ])
    const line = await vi.waitFor(() => {
      const open = gateway.lines.get('SC-000001')
      expect(open?.send('command', command)).toBe('sent')
      return open
    }, 60_000)
    expect((await hearing).stdout).toBe(`${command}\n`)
    expect(line?.send('command', command)).toBe('not_listening')
    await run('mosquitto_pub', [...who, ...how, '-t', `${own}/state`, '-m', '{"pins":{}}'])
    expect(gateway.received).toEqual([{ from: 'SC-000001', topic: 'state', text: '{"pins":{}}' }])
    await vi.waitFor(() => expect(gateway.ended).toHaveLength(2), 60_000)
  })

  test('mosquitto_pub with the wrong secret fails and says why', async () => {
    const who = ['-h', '127.0.0.1', '-p', String(tcp.port), '-u', 'SC-000001', '-P', 'wrong']
    const how = ['-V', version === 4 ? 'mqttv311' : 'mqttv5', '-t', `${own}/state`, '-m', '{}']
    const error = version === 4 ? 'bad user name or password' : 'Bad User Name or Password'
    await expect(run('mosquitto_pub', [...who, ...how])).rejects.toMatchObject({
      stderr: expect.stringContaining(error),
    })
  })

  test.each(['tcp', 'websockets'])("Debian's paho is a device over %s", async (transport) => {
    const port = transport === 'tcp' ? tcp.port : ws.port
    const script = `${import.meta.dirname}/paho-device.py`
    const paho = await run('/usr/bin/python3', [script, String(port), String(version), transport], {
      timeout: 60_000,
    })
    expect(paho.stdout.split('\n')).toEqual([
      'connected 0',
      'subscribed [1]',
      `heard ${own}/command ${command} 1`,
      '',
    ])
    await vi.waitFor(() => expect(gateway.ended).toEqual(['SC-000001']), 60_000)
    expect(gateway.received.map(({ topic }) => topic)).toEqual(['state', 'hello', 'ack'])
  })
})

test('R-40: mosquitto_pub in MQTT 3.1 is refused with the code for an unsupported version', async () => {
  const who = ['-h', '127.0.0.1', '-p', String(tcp.port), '-u', 'SC-000001', '-P', 'right secret']
  const how = ['-V', 'mqttv31', '-t', `${own}/state`, '-m', '{}']
  await expect(run('mosquitto_pub', [...who, ...how])).rejects.toMatchObject({
    stderr: expect.stringContaining('unacceptable protocol version'),
  })
})
