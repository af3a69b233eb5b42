/** A bug in what takes the messages of devices ends the connection of the device that met it, and nothing else. */
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { addDevice, answerOf } from '@roomwire/testing/clients/api-client.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deviceTopics } from '../src/transports/mqtt/device-topics.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(async () => {
  figure('R-49', 'bugs put in where devices are served: others hurt', `${met}: 0`)
  await server.stop()
})

const bug = () => {
  throw new TypeError('a bug that a test has put in')
}
const topics = ['hello', 'state', 'readings', 'touch', 'ack', 'reply', 'runs', 'status'] as const
/** The parts of the program that a device meets, each with what makes it fail. */
const faults: Record<string, () => { mockRestore(): void }[]> = {
  ...Object.fromEntries(
    topics.map((topic) => [
      `its ${topic}`,
      () => {
        const row = deviceTopics[topic]
        const spies: { mockRestore(): void }[] = [
          vi.spyOn(row, 'handle').mockImplementation(async () => bug()),
        ]
        if (row.handleNow) spies.push(vi.spyOn(row, 'handleNow').mockImplementation(bug))
        return spies
      },
    ]),
  ),
  'its coming': () => [vi.spyOn(server.roomwire.bus, 'subscribe').mockImplementation(bug)],
  'its going': () => [vi.spyOn(server.roomwire.twins, 'close').mockImplementation(bug)],
}
let met = 0

it.each(Object.keys(faults))(
  'R-49 a bug that a device meets with %s hurts neither pages, calls nor other devices, and it comes back',
  async (part) => {
    met += 1
    const { owner, device, page, identifier } = await openLiveHome(server, `OK-${met}`)
    const secret = await addDevice(owner, `BUG-${met}`, null)
    const victim = await connectTestDevice(server.mqttUrl, `BUG-${met}`, secret)
    victim.client.on('error', () => undefined)
    const spies = faults[part]?.() ?? []
    const topic = topics.find((one) => part === `its ${one}`)
    if (topic) victim.report(topic, { messageId: '1', pins: { 18: 1 } }).catch(() => undefined)
    else victim.vanish()
    await victim.closed
    if (part === 'its coming') {
      await expect(connectTestDevice(server.mqttUrl, `BUG-${met}`, secret)).rejects.toThrow()
    }
    await expect.poll(() => server.bugs.length).toBeGreaterThan(0)
    expect(spies.flat().length).toBeGreaterThan(0)
    for (const spy of spies) spy.mockRestore()
    expect(JSON.stringify(server.bugs.splice(0))).toContain('a bug that a test has put in')

    expect((await answerOf(owner, listRoomsEndpoint, {})).status).toBe(200)
    expect(device.client.connected).toBe(true)
    page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: part })
    await page.hears(isStage('processed', part))
    const back = await connectTestDevice(server.mqttUrl, `BUG-${met}`, secret)
    await back.report('state', { pins: { 18: 1 } })
    await Promise.all([back.leave(), device.leave(), page.close()])
  },
)
