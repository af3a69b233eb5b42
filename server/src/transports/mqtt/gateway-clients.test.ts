/**
 * The main job with third-party clients: they act as the device, following only
 * docs/device-protocol.md, against the whole server.
 */

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import {
  isStage,
  isUpdate,
  type LivePage,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import mqtt, { type IClientOptions } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const own = 'devices/SC-000001'
const press18 = { deviceIdentifier: 'SC-000001', messageId: 'm', action: 'on', pin: 18 }

describe.each(engines)('against the whole server (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A home, with pages of two people who watch its room. */
  async function twoPages() {
    const { owner, roomId, secret } = await createTestHome(server.url)
    const [here, there] = [
      await openLivePage(owner),
      await openLivePage(await createTestFamily(owner), 'token'),
    ]
    for (const page of [here, there]) await page.watch(roomId)
    return { secret, here, there }
  }

  describe.each(['mqttv311', 'mqttv5'])('mosquitto-clients (%s)', (version) => {
    const who = (secret: string) =>
      `-h 127.0.0.1 -p ${server.mqttPort} -V ${version} -u SC-000001 -P ${secret}`.split(' ')
    const publish = (secret: string, topic: string, message: object) =>
      run('mosquitto_pub', [
        ...who(secret),
        ...['-q', '1', '-t', `${own}/${topic}`, '-m', JSON.stringify(message)],
      ])

    it('SOCK-2 SOCK-3 LIVE-6 do the main job: mosquitto_sub receives the press, mosquitto_pub confirms it, both people see it', async () => {
      const { secret, here, there } = await twoPages()
      const { messageId, command } = await pressAndReceive(who(secret), here)
      expect(command).toEqual({ messageId: expect.any(String), action: 'on', pin: '18', state: 1 })
      await publish(secret, 'ack', { messageId: command.messageId, ok: true })
      await here.hears(isStage('received', messageId))
      await publish(secret, 'state', { pins: { 18: 1 } })
      await seeItDone(here, there, messageId)
    })

    it('LIVE-2 refuse a press with a text, which the page gets', async () => {
      const { secret, here } = await twoPages()
      const { messageId, command, failed } = await pressAndReceive(who(secret), here)
      const error = 'The pump is dry'
      await publish(secret, 'ack', { messageId: command.messageId, ok: false, error })
      const code = 'device_refused'
      expect(await failed).toEqual({ stage: 'failed', messageId, error, code })
    })

    it('LIVE-3 LIVE-4 report and touch, and everybody sees it; the device is offline after they disconnect', async () => {
      const { secret, here, there } = await twoPages()
      await publish(secret, 'state', { pins: { 18: 1 } })
      await publish(secret, 'touch', { touchPin: 14, state: 1 })
      for (const page of [here, there]) {
        await page.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
        const touched = await page.hears(isUpdate(({ touchPin }) => touchPin === 14))
        expect(touched.pins['19']).toMatchObject({ state: 1 })
        await page.hears(isUpdate(({ connected }) => !connected))
      }
    })

    it('R-43 cannot publish for another device, not even one of the same home', async () => {
      const { secret, here } = await twoPages()
      const foreign = ['-q', '1', '-t', 'devices/SC-000002/state', '-m', '{"pins":{"18":1}}']
      // In MQTT 3.1.1 the server just closes the line, and mosquitto_pub tries for ever: two seconds are enough.
      await run('mosquitto_pub', [...who(secret), ...foreign], { timeout: 2_000 }).catch(() => null)
      expect(
        (await here.settles()).filter(isUpdate(({ pins }) => pins['18']?.state === 1)),
      ).toEqual([])
    })
  })

  describe.each([4, 5])('in MQTT version %i', (version) => {
    it.each(['tcp', 'websockets'])(
      "LIVE-6 SOCK-3 a device on Debian's paho over %s obeys a person, and both people see it",
      async (transport) => {
        const { secret, here, there } = await twoPages()
        const port = transport === 'tcp' ? server.mqttPort : server.port
        const script = `${import.meta.dirname}/paho-firmware.py`
        const paho = spawn('/usr/bin/python3', [script, `${port}`, `${version}`, transport, secret])
        const lines = createInterface(paho.stdout)
        await here.hears(
          isUpdate(({ pins, firmware }) => firmware === 'paho' && pins['18']?.state === 0),
        )
        here.say(press18)
        expect(await once(lines, 'line')).toEqual(['obeyed on 18 1'])
        await seeItDone(here, there)
        const gone = once(paho, 'exit')
        paho.kill('SIGKILL')
        await gone
        await there.hears(isUpdate(({ connected }) => !connected))
      },
    )

    it.each(['tcp', 'websockets'])(
      'LIVE-6 SOCK-3 a device on MQTT.js over %s obeys a person, and both people see it',
      async (transport) => {
        const { secret, here, there } = await twoPages()
        const address =
          transport === 'tcp' ? server.mqttUrl : `${server.url.replace('http', 'ws')}/mqtt`
        const options: IClientOptions = {
          protocolVersion: version === 4 ? 4 : 5,
          username: 'SC-000001',
          password: secret,
          keepalive: 30,
          will: { topic: `${own}/status`, payload: Buffer.from('offline'), qos: 1, retain: false },
        }
        const device = await mqtt.connectAsync(address, options)
        const report = (topic: string, message: object) =>
          device.publishAsync(`${own}/${topic}`, JSON.stringify(message), { qos: 1 })
        device.on('message', (_topic, payload) => {
          const { messageId, pin, state } = JSON.parse(`${payload}`)
          void report('ack', { messageId, ok: true })
          void report('state', { pins: { [pin]: state } })
        })
        await device.subscribeAsync(`${own}/command`, { qos: 1 })
        await report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })
        here.say(press18)
        await seeItDone(here, there)
        await device.endAsync()
        await there.hears(isUpdate(({ connected }) => !connected))
      },
    )
  })

  it('R-40 a device reconnects by itself when the line was lost, with the library’s own retry interval', async () => {
    const { secret, here } = await twoPages()
    const settings = { username: 'SC-000001', password: secret, keepalive: 30, reconnectPeriod: 50 }
    const device = await mqtt.connectAsync(server.mqttUrl, settings)
    await here.hears(isUpdate(({ rev, connected }) => connected && rev[0] === 1))
    device.stream.destroy()
    await here.hears(isUpdate(({ rev, connected }) => connected && rev[0] === 2))
    await device.endAsync()
  })
})

/**
 * mosquitto_sub subscribes as the device, receives one command, prints it and disconnects.
 * A press between its CONNECT and its SUBSCRIBE is refused: then the test presses again.
 */
async function pressAndReceive(who: string[], page: LivePage) {
  const topic = ['-q', '1', '-t', `${own}/command`]
  const hearing = run('mosquitto_sub', [...who, ...topic, '-C', '1', '-W', '15'])
  await page.hears(isUpdate(({ connected }) => connected))
  for (let tries = 1; ; tries += 1) {
    const messageId = `m ${tries}`
    page.say({ ...press18, messageId })
    const failed = page.hears(isStage('failed', messageId))
    failed.catch(() => null) // Never settles when the press succeeds.
    const result = await Promise.race([hearing, failed])
    if ('stdout' in result) return { messageId, failed, command: JSON.parse(result.stdout) }
  }
}

async function seeItDone(here: LivePage, there: LivePage, messageId = 'm'): Promise<void> {
  await here.hears(isStage('processed', messageId))
  const done = await there.hears(isUpdate(({ acks }) => acks?.includes(messageId) ?? false))
  expect(done.pins['18']).toMatchObject({ state: 1 })
  expect(done.pins['18']).not.toHaveProperty('desired')
}
