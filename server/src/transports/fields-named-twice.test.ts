/** A field that is named twice, over each transport: nothing of the message is done. */
import { ask } from '@roomwire/testing/clients/ask.ts'
import { expectRefused } from '@roomwire/testing/clients/refused.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const twice = 'The message names a field twice'

let server: TestServer
let home: Awaited<ReturnType<typeof openLiveHome>>
beforeAll(async () => {
  server = await startTestServer('sqlite')
  home = await openLiveHome(server)
})
afterAll(async () => {
  expect(server.bugs).toEqual([])
  await server.stop()
})

it.each(['room_name', '\\u0072oom_name'])(
  'R-30 a call that names %s a second time is refused',
  async (name) => {
    const raw = `{"room_name":"Hall","${name}":"Cellar"}`
    const { token } = home.owner
    const answer = await ask(server, 'POST /api/rooms', { raw, token })
    expectRefused(answer, 'invalid_input')
    expect(Object(answer.body).error).toBe(twice)
    expect((await ask(server, 'GET /api/rooms/my-rooms', { token })).text).not.toMatch(
      /Hall|Cellar/,
    )
  },
)

it('R-30 a press that names its pin twice is refused, and no device is told', async () => {
  home.page.socket.send(
    '{"deviceIdentifier":"SC-000001","messageId":1,"action":"on","pin":18,"\\u0070in":19}',
  )
  expect(await home.page.settles()).toMatchObject([{ code: 'bad_message', error: twice }])
  expect(home.device.commands).toEqual([])
})

it('R-30 a report that names a pin twice is refused as a whole, and the device is told', async () => {
  await home.device.client.publishAsync(
    'devices/SC-000001/state',
    '{"ip":"192.168.1.9","pins":{"18":0,"\\u0031\\u0038":1}}',
    { qos: 1 },
  )
  await home.device.settles()
  expect(home.device.complaints).toMatchObject([{ error: twice }])
  expect(await home.page.settles()).toEqual([])
})
