/** Devices that do not get in, by real clients: what those who manage their home are told, and nobody else. */

import { execFile } from 'node:child_process'
import { connect as connectTo } from 'node:net'
import { promisify } from 'node:util'
import { type ActivityEntry, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { deviceConnectionEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import { callApi, createTestFamily, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import mqtt, { type IClientOptions } from 'mqtt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)

describe.each(engines)('a device that does not get in (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  let secret: string
  let number = 0
  /** Homes share identifiers: each test has its own, but for those about that. */
  let identifier: string
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    number += 1
    identifier = `SC-PROBLEM-${number}`
    ;({ owner, secret } = await createTestHome(server.url, identifier))
  })
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** The code with which MQTT.js is refused; 0 where it is let in. */
  async function connect(options: IClientOptions): Promise<number> {
    const how = { username: identifier, password: secret, reconnectPeriod: 0, ...options }
    try {
      const device = await mqtt.connectAsync(server.mqttUrl, how, false)
      await device.endAsync()
      return 0
    } catch (error) {
      return Number(Object(error).code)
    }
  }

  const connectionOf = async (person: TestPerson, device_identifier = identifier) => {
    await server.roomwire.backgroundTasks.settled()
    return callApi(person, deviceConnectionEndpoint, { query: { device_identifier } })
  }
  const whyOf = async (person = owner) => (await connectionOf(person)).refused?.why

  /** The entries of this event in the activity of a home. */
  async function entriesOf(event: ActivityEntry['event'], person = owner) {
    await server.roomwire.backgroundTasks.settled()
    await server.roomwire.audit.linkNow()
    const { entries } = await callApi(person, listActivityEndpoint, { query: {} })
    return entries.filter((entry) => entry.event === event)
  }

  const will = { topic: 'devices/SC-OTHER/status', payload: Buffer.from('x'), qos: 0 } as const
  const own = () => ({ ...will, topic: `devices/${identifier}/status` })

  it.each<[string, () => IClientOptions, ConnectRefusal, number]>([
    ['has a wrong secret', () => ({ password: 'wrong' }), 'wrong_secret', 4],
    ['has no secret', () => ({ password: undefined }), 'no_secret', 4],
    [
      'has a line break behind its secret',
      () => ({ password: `${secret}\n` }),
      'secret_has_space',
      4,
    ],
    ['has a space in its name', () => ({ username: `${identifier} ` }), 'identifier_has_space', 4],
    [
      'has small letters',
      () => ({ username: identifier.toLowerCase() }),
      'identifier_has_other_case',
      4,
    ],
    [
      'has no user name, but its identifier as its client identifier',
      () => ({ username: undefined, password: undefined, clientId: identifier }),
      'no_user_name',
      4,
    ],
    ['wants a session', () => ({ clean: false, clientId: 'board' }), 'clean_session', 5],
    ['has a keep-alive of 3 s', () => ({ keepalive: 3 }), 'keep_alive', 5],
    ['has a keep-alive of 2,000 s', () => ({ keepalive: 2_000 }), 'keep_alive', 5],
    ['has a will elsewhere', () => ({ will: { ...will, retain: false } }), 'will_topic', 5],
    ['has a retained will', () => ({ will: { ...own(), retain: true } }), 'will_retained', 5],
    ['has a will at QoS 2', () => ({ will: { ...own(), qos: 2, retain: false } }), 'will_qos', 5],
    ['speaks MQTT 3.1', () => ({ protocolId: 'MQIsdp', protocolVersion: 3 }), 'version', 1],
    [
      'signs in by another method',
      () => ({ protocolVersion: 5, properties: { authenticationMethod: 'SCRAM' } }),
      'authentication_method',
      0x8c,
    ],
  ])('that %s is shown with the reason to who manages its home', async (_what, how, why, code) => {
    expect(await connect(how())).toBe(code)
    expect(await whyOf()).toBe(why)
    expect(await entriesOf('device.refused')).toMatchObject([
      { why, by: null, count: 1, device: { device_identifier: identifier } },
    ])
    expect(await entriesOf('device.refused', await createTestFamily(owner))).toEqual([])
    expect(await connect({})).toBe(0)
    expect(await whyOf()).toBe(undefined)
  })

  it('in MQTT 5 is told like anybody else until it has shown its secret', async () => {
    const answers = [
      await connect({ protocolVersion: 5, password: 'wrong', will: { ...will, retain: true } }),
      await connect({ protocolVersion: 5, username: 'SC-NOBODY', will: { ...will, retain: true } }),
      await connect({ protocolVersion: 5, will: { ...will, retain: true } }),
    ]
    expect(answers).toEqual([0x86, 0x86, 0x9a])
  })

  it('has one row a minute, whatever it tries and however often', async () => {
    for (let times = 0; times < 5; times += 1) await connect({ password: `wrong ${times}` })
    expect(await entriesOf('device.refused')).toHaveLength(1)
    const { refused } = await connectionOf(owner)
    server.clock.advance(61_000)
    await connect({ password: 'wrong again' })
    expect((await connectionOf(owner)).refused?.at).toBeGreaterThan(refused?.at ?? 0)
  })

  it('is shown to the home whose secret it has shown, and to no other one with the same identifier', async () => {
    const other = await createTestHome(server.url, identifier)
    await connect({ keepalive: 3 })
    expect([await whyOf(), await whyOf(other.owner)]).toEqual(['keep_alive', undefined])
    expect(await entriesOf('device.refused', other.owner)).toEqual([])
  })

  it('with a secret of nobody is shown where it was let in from the same address before', async () => {
    const other = await createTestHome(server.url, identifier)
    expect(await connect({})).toBe(0)
    await connect({ password: 'wrong' })
    expect([await whyOf(), await whyOf(other.owner)]).toEqual(['wrong_secret', undefined])
  })

  it('of an identifier that nobody has registered leaves nothing', async () => {
    expect(await connect({ username: 'SC-NOBODY', password: 'wrong' })).toBe(4)
    expect(await entriesOf('device.refused')).toEqual([])
  })

  it('leaves nothing of what it has sent', async () => {
    await connect({
      password: `${secret} `,
      clientId: 'unspeakable',
      will: { ...will, retain: false },
    })
    const { refused, shared } = await connectionOf(owner)
    expect(Object.keys(refused ?? {}).sort()).toEqual(['at', 'why'])
    expect(shared).toBe(null)
    expect(JSON.stringify(await entriesOf('device.refused'))).not.toContain('unspeakable')
  })

  it('R-47 two boards with one identity are said to be two, with both addresses, after three turns', async () => {
    const board = (localAddress: string) => async () => {
      const at = { port: server.mqttPort, host: '127.0.0.1', localAddress }
      const device = new mqtt.MqttClient(() => connectTo(at), {
        username: identifier,
        password: secret,
        clientId: 'board',
        reconnectPeriod: 0,
      })
      await new Promise((resolve) => device.once('connect', resolve))
      const state = localAddress.endsWith('4') ? 1 : 0
      await device.publishAsync(`devices/${identifier}/state`, `{"pins":{"18":${state}}}`, {
        qos: 1,
      })
      return device
    }
    const [one, other] = [board('127.0.0.7'), board('127.0.0.4')]
    const opened = [await one(), await other(), await one()]
    expect((await connectionOf(owner)).shared).toBe(null)
    opened.push(await other())
    const changesOf = async () => {
      const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
      return entries.filter(({ kind }) => kind === 'connection' || kind === 'pin').length
    }
    const { shared } = await connectionOf(owner)
    expect(shared?.addresses).toEqual(['127.0.0.4', '127.0.0.7'])
    expect(await entriesOf('device.shared_secret')).toHaveLength(1)
    const before = await changesOf()
    for (let turns = 0; turns < 3; turns += 1) opened.push(await one(), await other())
    expect(await changesOf()).toBe(before)
    expect(await entriesOf('device.shared_secret')).toHaveLength(1)
    for (const device of opened) await device.endAsync(true)
  })

  it('R-40 mosquitto_pub with a retained will is shown, and says itself that it was refused', async () => {
    const who = ['-h', '127.0.0.1', '-p', `${server.mqttPort}`, '-u', identifier, '-P', secret]
    const retained = ['--will-topic', `devices/${identifier}/status`, '--will-retain']
    const message = ['-t', `devices/${identifier}/state`, '-m', '{}']
    await expect(run('mosquitto_pub', [...who, ...retained, ...message])).rejects.toThrow()
    expect(await whyOf()).toBe('will_retained')
  })
})
