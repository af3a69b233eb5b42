/** `npm run devices` beside a server: nobody has told it any port. */

import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { describe } from 'vitest'

describe.concurrent('simulated devices', () => {
  it('connect to the server that runs on the data folder, at the port that it has taken, and end when they are told to', async ({
    here: { start, run },
    expect,
  }) => {
    const { url, mqttUrl } = await start(['--no-demo']).ready()
    const { owner, identifier, secret } = await createTestHome(url)
    const devices = run('devices.ts', [`${identifier}=${secret}`])
    await expect.poll(() => shownTo(owner, identifier)).toMatchObject({ connected: true })
    expect(devices.said.out).toContain(`:${new URL(mqttUrl).port}\n`)
    devices.signal('SIGTERM')
    expect(await devices.ended).toMatchObject({ code: 0, err: '' })
  })

  it('know that a server which was killed does not run any more, and take the usual address', async ({
    here: { start, run },
    expect,
  }) => {
    const server = start(['--no-demo'])
    await server.ready()
    server.signal('SIGKILL')
    await server.ended
    const devices = run('devices.ts', ['SC-000001=nobody'])
    await expect.poll(() => devices.said.out).toContain('for mqtt://127.0.0.1:1883')
  })

  it('connect to the server that is named, whatever runs here', async ({
    here: { start, run },
    expect,
  }) => {
    await start(['--no-demo']).ready()
    const devices = run('devices.ts', ['SC-000001=nobody', '--server', 'mqtt://127.0.0.1:9'])
    await expect.poll(() => devices.said.out).toContain('for mqtt://127.0.0.1:9')
  })
})
