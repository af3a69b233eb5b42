/** Devices and pages that say nothing for longer than Debian's proxies wait, over real ones with their own waits. */

import { setTimeout as pause } from 'node:timers/promises'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startHaproxy, startNginx } from '@roomwire/testing/worlds/test-proxies.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import type { Service } from '@roomwire/testing/worlds/test-services.ts'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Longer than nginx waits (60 s), and HAProxy (50 s). */
const silentMs = 75_000

const upgrades =
  'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())

describe.each<[string, (target: string) => Promise<Service>]>([
  ['nginx', (target) => startNginx(target, upgrades)],
  [
    'HAProxy',
    (target) => startHaproxy(target, 'listen home\n  bind :80\n  server one 127.0.0.1:8080\n'),
  ],
])('Debian’s %s, with the waits that it comes with', (name, start) => {
  it.each([4, 5] as const)(
    'R-44 keeps a device of MQTT version %i that says nothing',
    async (protocolVersion) => {
      const { secret } = await createTestHome(server.url)
      const proxy = await start(server.url)
      const device = await mqtt.connectAsync(`${proxy.url.replace('http', 'ws')}/mqtt`, {
        protocolVersion,
        username: 'SC-000001',
        password: secret,
        keepalive: 0,
        reconnectPeriod: 0,
      })
      let cuts = 0
      device.on('close', () => (cuts += 1))
      await pause(silentMs)
      figure('R-44', `devices cut in ${silentMs / 1_000} s of silence by ${name}`, cuts)
      expect([cuts, device.connected]).toEqual([0, true])
      await device.endAsync()
      await proxy.stop()
    },
  )
})
