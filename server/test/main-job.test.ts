import { addDevice, addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

it.each(['sqlite', 'postgres'] as const)(
  'SOCK-2 SOCK-3 LIVE-6 a person turns pin 18 on, the device obeys and reports, every other page sees it (%s)',
  async (engine) => {
    const server = await startTestServer(engine)
    const owner = await registerOwner(server.url)
    const roomId = await addRoom(owner, 'Living Room')
    const secret = await addDevice(owner, 'SC-000001', roomId)
    const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    await device.report('state', { pins: { 18: 0, 19: 0, 21: 0, 25: 0 } })

    const [here, there] = [await openLivePage(owner), await openLivePage(owner, 'token')]
    await here.watch(roomId)
    const [shown] = await there.watch(roomId)
    expect(shown?.pins['18']?.state).toBe(0)
    here.say({ deviceIdentifier: 'SC-000001', messageId: 'm-1', action: 'on', pin: 18 })
    await here.hears(isStage('sent', 'm-1'))
    await here.hears(isStage('received', 'm-1'))
    await here.hears(isStage('processed', 'm-1'))
    const update = await there.hears(isUpdate(({ pins }) => pins['18']?.state === 1))
    expect(update.acks).toEqual(['m-1'])
    expect(device.commands).toMatchObject([{ action: 'on', pin: '18', state: 1 }])
    expect(server.bugs).toEqual([])
    await server.stop()
  },
)
