/** `npm run admin -- rotate-keys`, after a backup and its recovery key were stolen. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { authenticatorApp } from '@roomwire/testing/clients/authenticator-app.ts'
import { run } from '@roomwire/testing/clients/backup-programs.ts'
import { softwarePasskey } from '@roomwire/testing/clients/software-passkey.ts'
import { goldenVersions, readGolden } from '@roomwire/testing/golden/golden-files.ts'
import { originOf, signInByPasskey, stepsOn } from '@roomwire/testing/golden/golden-steps.ts'
import { lookAfterMs } from '@roomwire/testing/golden/look-at-everything.ts'
import { startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { expect, it, onTestFinished } from 'vitest'
import { copyGolden } from './golden-copy.ts'

const newest = goldenVersions().at(-1) ?? ''

it.each(['sqlite', 'postgres'] as const)(
  'R-20 after the keys are replaced nothing that a thief of the old ones has opens anything, and people go on with their passwords, passkeys, apps, devices and tokens (%s)',
  async (engine) => {
    const home = await copyGolden(newest, engine)
    onTestFinished(home.remove)
    const { data, databaseUrl } = home.shared
    const { madeAt, inHand } = readGolden(newest, engine)
    const clock = stillClock(madeAt + lookAfterMs)
    const start = () => startTestServer(engine, { shared: home.shared, clock })
    const place = ['--data', data, ...(databaseUrl ? ['--database-url', databaseUrl] : [])]
    const rotate = () => startProgram('admin.ts', ['rotate-keys', ...place]).ended
    const before = await start()
    const { token } = inHand
    expect((await ask(before, 'GET /api/rooms/my-rooms', { token })).status).toBe(200)
    expect((await rotate()).err).toContain('Another Roomwire')
    await before.stopKeepingData()

    const file = join(data, 'keys.json')
    const old = readFileSync(file, 'utf8')
    const rotated = await rotate()
    expect(rotated.err).toBe('')
    expect(rotated.out).toContain('The keys are replaced')
    const [was, is] = [JSON.parse(old), JSON.parse(readFileSync(file, 'utf8'))]
    expect(is.token).not.toBe(was.token)
    expect(is.seal).not.toBe(was.seal)

    const server = await start()
    onTestFinished(server.stop)
    const { say, sayNo, beginSignIn, signIn } = stepsOn(server)
    await sayNo({ token }, 'GET /api/rooms/my-rooms')
    const owner = await signIn('owner')
    await say(owner, 'GET /api/rooms/my-rooms')
    await signInByPasskey(server, softwarePasskey(originOf(server), inHand.passkey))
    const app = authenticatorApp(inHand.authenticator, { clock })
    const { challenge } = await beginSignIn('co-owner')
    const second = 'POST /api/users/login/second-factor'
    await sayNo({}, second, { challenge, code: inHand.recoveryCode })
    await say({}, second, { challenge, code: app.code() })
    for (const [username, password] of Object.entries(inHand.devices)) {
      const settings = { username, password, reconnectPeriod: 0 }
      await (await connectAsync(server.mqttUrl, settings)).endAsync()
    }
    await say({ token: inHand.apiToken ?? '' }, 'GET /api/passes')
    await sayNo(await signIn('homeless'), 'POST /api/users/join', { code: inHand.joinCode })
    await server.stopKeepingData()
    const verified = await run('audit-verify', [...place, '--list', '100'])
    expect(verified.code, verified.said).toBe(0)
    expect(verified.said).toContain('server.keys_replaced')
  },
)

it('R-20 a replacement of keys that was killed at its end is finished by the next one', async () => {
  const home = await copyGolden(newest, 'sqlite')
  onTestFinished(home.remove)
  const { data } = home.shared
  const file = join(data, 'keys.json')
  const clock = stillClock(readGolden(newest, 'sqlite').madeAt + lookAfterMs)
  const start = () => startTestServer('sqlite', { shared: home.shared, clock })
  await (await start()).stopKeepingData()
  copyFileSync(file, join(data, 'old'))
  const rotate = () => startProgram('admin.ts', ['rotate-keys', '--data', data]).ended
  expect((await rotate()).code).toBe(0)
  // As it was between the two: the database has the new keys, and keys.json the old ones.
  copyFileSync(file, `${file}.replacing`)
  copyFileSync(join(data, 'old'), file)
  await expect(start()).rejects.toThrow('rotate-keys was interrupted, run it again')
  expect((await rotate()).code).toBe(0)
  const server = await start()
  onTestFinished(server.stop)
  await stepsOn(server).signIn('owner')
})
