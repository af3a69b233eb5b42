import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { expect, test, vi } from 'vitest'
import { connectTestDevice } from './test-device.ts'
import { createTestHome } from './test-home.ts'
import { startTestServer } from './test-server.ts'

test('a test device that is leaving hears a command and does not handle it', async () => {
  const server = await startTestServer('sqlite')
  const { identifier, secret } = await createTestHome(server.url)
  const device = await connectTestDevice(server.mqttUrl, identifier, secret)
  const publish = vi.spyOn(device.client, 'publish')
  const left = device.leave()
  const command = { messageId: 'm1', action: 'on', pin: '18', state: 1 }
  const topic = topicOf(identifier, 'command')
  const payload = Buffer.from(JSON.stringify(command))
  const packet = { cmd: 'publish', qos: 1, dup: false, retain: false, topic, payload } as const
  device.client.emit('message', topic, payload, packet)
  expect(device.commands).toEqual([command])
  expect(publish).not.toHaveBeenCalled()
  await left
  await server.stop()
})
