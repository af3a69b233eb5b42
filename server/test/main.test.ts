import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { nextOnPinsEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import { addRoom, callApi, registerOwner, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'
import { rememberSecret } from '@roomwire/testing/fixtures/secrets.ts'
import { writeEmptyFile } from '@roomwire/testing/worlds/test-database.ts'
import { describe, expect } from 'vitest'
import { describeSettings } from '../src/config/config.ts'
import { namesOfBaseline } from '../src/platform/database/migrations/baseline.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'

/** A port on which another program listens. */
async function takenPort() {
  const taker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taker.once('listening', resolve))
  const address = taker.address()
  if (!address || typeof address === 'string') throw new Error('It got no port')
  const { port } = address
  return { port, free: () => new Promise((resolve) => taker.close(resolve)) }
}

describe.concurrent('starting', () => {
  it('--help lists every setting, and starts nothing', async ({ here: { data, start } }) => {
    const { code, out, err } = await start(['--help']).ended
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(describeSettings())
    expect(out).toContain('Usage: npm start -- [settings]')
    expect(existsSync(data)).toBe(false)
  })

  it('an error that nobody expected names its line in the sources', async ({ here: { start } }) => {
    const broken = '--import=data:text/javascript,process.stdout.write=null'
    const { code, err } = await start(['--help'], { NODE_OPTIONS: broken }).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^TypeError: .+\n +at main \(.*server\/src\/command-line\.ts:\d+:\d+\)\n/)
  })

  it.for<[string, string[], Record<string, string>, string]>([
    [
      'a flag that is none',
      ['--prot', '80'],
      {},
      'There is no setting --prot. See --help for all of them.',
    ],
    [
      'a bus without a database',
      [],
      { BUS_URL: 'nats://me:s3cret@127.0.0.1:4222' },
      'BUS_URL is set but DATABASE_URL is not: several replicas need one PostgreSQL to agree on. Set both, or neither.',
    ],
  ])(
    'is refused with %s: exit code 2, one line, nothing made',
    async ([_title, args, env, text], { here: { data, start } }) => {
      const { code, out, err } = await start(args, env).ended
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^Roomwire could not start\. [^\n]+\n$/)
      expect(err).toContain(text)
      expect(err).not.toContain('s3cret')
      expect(existsSync(data)).toBe(false)
    },
  )

  it('names the taken port, and one to try', async ({ here: { start } }) => {
    const { port, free } = await takenPort()
    const http = await start(['--no-demo', '--port', String(port)]).ended
    const mqtt = await start(['--no-demo', '--mqtt-port', String(port)]).ended
    const text = (flag: string) =>
      `Roomwire could not start. Port ${port} is taken by another program. Stop it, or choose another port: npm start -- ${flag} ${port + 1}\n`
    expect(http).toMatchObject({ code: 2, out: '', err: text('--port') })
    expect(mqtt).toMatchObject({ code: 2, out: '', err: text('--mqtt-port') })
    await free()
  })

  it.for(['192.0.2.1', 'no.such.host.invalid'])(
    'reports that this machine has no address %s',
    async (host, { here: { start } }) => {
      const { code, out, err } = await start(['--no-demo', '--host', host]).ended
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(
        new RegExp(
          `^Roomwire could not start\\. This machine has no address ${host} \\(\\w+\\)\\. [^\\n]+\\n$`,
        ),
      )
    },
  )

  it('reports that the data folder cannot be made', async ({ here: { folder, start } }) => {
    writeFileSync(join(folder, 'file'), '')
    const { code, out, err } = await start(['--data', join(folder, 'file/data')]).ended
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^Roomwire could not start\. The data folder \S+ is not writable \(.+\)\. [^\n]+\n$/,
    )
  })

  it('R-92 reports that the database is newer than the program, and does not touch it', async ({
    here: { data, start },
  }) => {
    mkdirSync(data)
    const file = join(data, 'roomwire.sqlite')
    const { db } = await openDatabase({ file })
    await db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-the-future', timestamp: new Date().toISOString() })
      .execute()
    await db.destroy()
    const before = readFileSync(file)
    const { code, out, err } = await start().ended
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^Roomwire could not start\. This database is newer than this program .+\n$/,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('R-92 reports that the database is too old for the program, and touches nothing', async ({
    here: { data, start },
  }) => {
    mkdirSync(data)
    const file = join(data, 'roomwire.sqlite')
    const { db } = await openDatabase({ file })
    await db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>=', namesOfBaseline.at(-1) ?? '')
      .execute()
    await db.destroy()
    const before = readFileSync(file)
    const { code, out, err } = await start().ended
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^Roomwire could not start\. This database is too old for this program: .+ commit [0-9a-f]{8} .+\n$/,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    // A start leaves its lock, and keys that become those of the folder once it succeeds.
    expect(readdirSync(data)).toEqual(['keys.json.new', 'lock.sqlite', 'roomwire.sqlite'])
  })

  it.for<[string, string]>([
    ['keys.json', 'is not a keys file. Restore it from a backup'],
    ['demo.json', 'is damaged. Remove it to go on'],
  ])(
    'reports that %s is broken, and leaves it as it is',
    async ([name, text], { here: { data, start } }) => {
      mkdirSync(data)
      await writeEmptyFile(join(data, 'roomwire.sqlite'))
      const path = join(data, name)
      writeFileSync(path, '{"half": ')
      const { code, out, err } = await start().ended
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^[^\n]+\n$/)
      expect(err).toContain(`Roomwire could not start. ${path} ${text}`)
      expect(readFileSync(path, 'utf8')).toBe('{"half": ')
    },
  )

  it('shows an IPv6 address in the form that a browser opens', async ({ here: { start } }) => {
    const one = start(['--no-demo', '--host', '::1'])
    const { url, mqttUrl } = await one.ready()
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect(mqttUrl).toMatch(/^mqtt:\/\/\[::1\]:\d+$/)
    expect((await ask({ url }, 'GET /api/openapi.json')).status).toBe(200)
    expect(one.said.out).toContain('Only this machine can open it.')
  })

  it('--no-demo starts an empty home that waits for its owner', async ({
    here: { data, start },
  }) => {
    const one = start(['--no-demo'])
    const { url } = await one.ready()
    expect(one.said.out).toContain('Next: open the address and register')
    expect(one.said.out).not.toContain('@')
    expect(readdirSync(data).sort()).toEqual(expect.not.arrayContaining(['demo.json']))
    const owner = await registerOwner(url)
    expect((await ask({ url }, 'GET /api/rooms/my-rooms', owner)).body).toEqual({ rooms: [] })
  })
})

describe.concurrent('the first start and the next', () => {
  /** The accounts as they are printed: who, email, password. */
  const accountsIn = (out: string) =>
    [...out.matchAll(/^ {2}(\S+@demo\.example) +(\S+) {3}(.+)$/gm)].map(
      ([, email, password, who]) => ({
        email: email!,
        password: password!,
        who: who!,
      }),
    )

  const outboxSecretIn = (out: string) =>
    / Outbox secret, for this start only: (\S{22})\n/.exec(out)![1]!
  const outboxStatus = async (url: string, secret: string) => {
    rememberSecret(secret)
    const body = new URLSearchParams({ secret })
    return (await fetch(`${url}/api/outbox`, { method: 'POST', body })).status
  }

  it('makes a demo home, prints its accounts, keeps everything over a stop, and closes pages in order', async ({
    here: { data, start },
    // Its own: a poll of the common one does not know which of the tests at a time it is in.
    expect,
  }) => {
    const first = start()
    const { url } = await first.ready()
    const accounts = accountsIn(first.said.out)
    const outboxSecret = outboxSecretIn(first.said.out)
    expect(await outboxStatus(url, outboxSecret)).toBe(200)
    expect(accounts.map(({ who }) => who)).toEqual([
      'Owner',
      'Family member',
      'Guest, Living Room only',
    ])
    const modes = readdirSync(data).map((name) =>
      (statSync(join(data, name)).mode & 0o777).toString(8),
    )
    expect(new Set(modes)).toEqual(new Set(['600']))
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700')
    const seen = []
    for (const { email, password } of accounts) {
      const { body } = await ask({ url }, 'POST /api/users/login', { body: { email, password } })
      const rooms = await ask({ url }, 'GET /api/rooms/my-rooms', Object(body))
      seen.push(Object(rooms.body).rooms.map((room: { room_name: string }) => room.room_name))
    }
    const all = ['Bedroom', 'Kitchen', 'Living Room', 'Terrace']
    expect(seen).toEqual([all, all, ['Living Room']])

    const owner = { ...(await signIn(url, accounts[0]!)), url }
    const devices = async (at: string) =>
      Object((await ask({ url: at }, 'GET /api/devices', owner)).body).devices
    const connected = async () =>
      (await devices(url)).map((device: { connected: boolean }) => device.connected)
    await expect.poll(connected, { timeout: 30_000 }).toEqual(Array(7).fill(true))
    // A timer runs when one opens it first.
    const timers = async () =>
      (await devices(url)).flatMap(({ pins }: Device) =>
        Object.values(pins).flatMap(({ name, lease }) => (lease ? [name] : [])),
      )
    await expect.poll(timers, { timeout: 30_000 }).toEqual(['Exhaust fan'])
    // So does a switch that somebody holds against the schedule that comes next for it.
    const held = async () => {
      const { pins, hold_s: holdS } = await callApi({ ...owner, url }, nextOnPinsEndpoint, {})
      const all: Device[] = await devices(url)
      return pins.flatMap((next) => {
        const device = all.find((one) => one.deviceIdentifier === next.device_identifier)
        const pin = device?.pins[next.pin]
        return pin && heldUntil(pin.lastChange, holdS, Date.now()) ? pin.name : []
      })
    }
    await expect.poll(held, { timeout: 30_000 }).toEqual(['Counter light'])
    // The first person to look has pressed nothing: the press is the family's.
    const { entries } = await callApi({ ...owner, url }, listActivityEndpoint, { query: {} })
    const pressed = entries.filter(
      ({ kind, pin_name }) => kind === 'command' && pin_name === 'Counter light',
    )
    expect(pressed[0]?.by).toMatchObject({ name: 'Ravi', is_you: false })
    await addRoom(owner, 'Attic')
    const page = await openLivePage(owner)
    first.signal('SIGTERM')
    expect(await page.closed).toMatchObject({ code: 1001 })
    expect(await first.ended).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/Stopping…\nStopped\. Nothing is lost\.\n$/),
    })

    const second = start()
    const again = await second.ready()
    expect(accountsIn(second.said.out)).toEqual(accounts)
    expect(await outboxStatus(again.url, outboxSecret)).toBe(403)
    expect(await outboxStatus(again.url, outboxSecretIn(second.said.out))).toBe(200)
    const rooms = await ask(again, 'GET /api/rooms/my-rooms', owner)
    expect(Object(rooms.body).rooms).toHaveLength(5)
    expect(await devices(again.url)).toHaveLength(7)
    const pageAgain = await openLivePage({ ...owner, url: again.url })
    second.signal('SIGINT')
    expect(await pageAgain.closed).toMatchObject({ code: 1001 })
    expect(await second.ended).toMatchObject({ code: 0, err: '' })
  })

  it('R-60 keeps every acknowledged change when it is killed', async ({ here: { start } }) => {
    const first = start(['--no-demo'])
    const { url } = await first.ready()
    const owner = await registerOwner(url)
    const made = []
    for (let count = 1; count <= 20; count += 1) made.push(await addRoom(owner, `Room ${count}`))
    first.signal('SIGKILL')
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
    const second = start(['--no-demo'])
    const again = await second.ready()
    const { token } = await signInAs(again.url, owner.email)
    const { body } = await ask(again, 'GET /api/rooms/my-rooms', { token })
    const kept = Object(body).rooms.map((room: { room_id: number }) => room.room_id)
    expect(kept.sort()).toEqual(made.sort())
  })
})

async function signIn(url: string, { email, password }: { email: string; password: string }) {
  const { body } = await ask({ url }, 'POST /api/users/login', { body: { email, password } })
  const { token, user_id } = Object(body)
  return { token: String(token), userId: Number(user_id), email, password }
}
