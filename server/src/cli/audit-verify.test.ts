/** `npm run audit:verify`, as the operator runs it beside or after real servers. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  addRoom,
  answerOf,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startMain } from '@roomwire/testing/worlds/main-process.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'

const program = join(import.meta.dirname, 'audit-verify.ts')

describe.each(engines)('npm run audit:verify (%s)', (engine) => {
  let data: string
  let databaseUrl: string
  let remove: () => Promise<unknown>
  beforeEach(async () => {
    const made = await makeFolder()
    const database =
      engine === 'postgres'
        ? await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
        : undefined
    data = made.folder
    databaseUrl = database?.url ?? ''
    remove = async () => Promise.all([made.remove(), database?.drop()])
  })
  afterEach(() => remove())

  const settings = () => ['--data', data, ...(databaseUrl ? ['--database-url', databaseUrl] : [])]
  const verify = (...args: string[]) => run([...settings(), ...args])
  const look = () => openTestDatabaseOf({ config: { data, databaseUrl } })

  /** Starts a server, makes a few audit entries and stops it. */
  async function live(rooms: string[]) {
    const server = await startTestServer(engine, { shared: { data, databaseUrl, busUrl: '' } })
    const owner = await registerOwner(server.url)
    for (const room of rooms) await addRoom(owner, room)
    await server.stop()
  }

  async function headOf(): Promise<string> {
    const { out } = await verify()
    return /Head +(\S+)/.exec(out)?.[1] ?? 'none'
  }

  it('R-96 shows the rows, the times and the head, and reports an unbroken log', async () => {
    await live(['Kitchen', 'Study'])
    const { code, out, err } = await verify('--list', '3')
    expect([code, err]).toEqual([0, ''])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toMatch(
      /^5 {2}20\d\d-\S+Z {2}home 1, person 1 {2}room\.created {2}{"room":1}$/,
    )
    expect(lines[2]).toMatch(/ {2}home -, person - {2}server\.stopped {2}/)
    expect(lines.slice(3)).toEqual([
      'Rows   7',
      expect.stringMatching(/^First {2}20\d\d-/),
      expect.stringMatching(/^Last {3}20\d\d-/),
      expect.stringMatching(/^Head {3}7:[\w-]{43}$/),
      'The audit log is unbroken.',
    ])
  })

  it('R-96 names each manipulation, and an older state that was restored', async () => {
    await live(['Kitchen'])
    const early = await headOf()
    expect((await verify('--since', early)).code).toBe(0)
    const db = await look()
    const rows = await db.selectFrom('audit').selectAll().execute()
    const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
    await live(['Study'])
    const late = await headOf()
    expect((await verify(`--since=${early}`)).code).toBe(0)

    await db.updateTable('audit').set({ detail: '{"room":9}' }).where('id', '=', 5).execute()
    const edited = await verify()
    expect([edited.code, edited.out]).toEqual([
      1,
      expect.stringContaining('The audit log is broken. Row 5 was changed.'),
    ])
    await db.deleteFrom('audit').execute()
    await db.insertInto('audit').values(rows).execute()
    const cut = await verify()
    expect([cut.code, cut.out]).toEqual([
      1,
      expect.stringContaining('The end is cut off: rows 7 to'),
    ])
    await db.updateTable('audit_head').set(head).execute()
    await db.destroy()
    expect((await verify()).code).toBe(0)
    const put = await verify('--since', late)
    expect([put.code, put.out]).toEqual([1, expect.stringContaining('The head that was noted at')])
  })

  it('R-96 finds an unbroken audit log after kill -9, with everything that was acknowledged', async () => {
    const kills = volume('AUDIT_KILLS', 2)
    const acknowledged: number[] = []
    const replicas = engine === 'postgres' ? ['--bus-url', inject('natsUrl')] : []
    for (let round = 0; round < kills; round += 1) {
      // A quick machine writes more than a person may.
      const unlimited = ['--no-demo', '--limit-scale', '1000']
      const start = () => startMain([...unlimited, ...settings(), ...replicas])
      const servers = [start(), ...(engine === 'postgres' ? [start()] : [])]
      const urls = await Promise.all(servers.map(async (one) => (await one.ready()).url))
      const owner = await registerOwner(urls[0] ?? '')
      const kill = () => servers.map((one) => one.signal('SIGKILL'))
      acknowledged.push(...(await pressUntil(owner, urls, 40 + 25 * round, kill)))
      await Promise.all(servers.map(({ ended }) => ended))
      expect(await verify()).toMatchObject({ code: 0, err: '' })
    }
    const db = await look()
    const keptIn = (table: 'audit' | 'audit_pending') =>
      db.selectFrom(table).select('detail').where('event', '=', 'room.created').execute()
    const kept = [...(await keptIn('audit')), ...(await keptIn('audit_pending'))]
    const rooms = new Set(kept.map(({ detail }) => JSON.parse(detail).room))
    await db.destroy()
    const missing = acknowledged.filter((room) => !rooms.has(room))
    expect(missing).toEqual([])
    figure(
      'R-96',
      'kill -9, rooms acknowledged, missing in the audit log',
      `${kills}, ${acknowledged.length}, 0`,
      engine,
    )
  })

  it('R-96 refuses the log of another installation', async () => {
    await live(['Kitchen'])
    const keys = join(data, 'keys.json')
    if (engine === 'sqlite') {
      writeFileSync(keys, JSON.stringify({ token: 'A'.repeat(43), seal: `${'B'.repeat(42)}A` }))
      const other = await verify()
      expect([other.code, other.err]).toEqual([2, expect.stringContaining('other keys')])
    }
    rmSync(keys)
    const without = await verify()
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('has no keys.json')])
    expect(existsSync(keys)).toBe(false)
  })
})

describe('npm run audit:verify', () => {
  it('shows its usage', async () => {
    const { code, out } = await run(['--help'])
    expect([code, out]).toEqual([0, expect.stringContaining('--since ID:LINK')])
  })

  it.each([
    [['--since', 'yesterday'], '--since must be a head'],
    [['--since'], '--since must be a head'],
    [['--list', 'all'], '--list must be a number of rows'],
    [['--nonsense'], 'There is no setting --nonsense'],
  ])('refuses %j in words', async (args, text) => {
    const { code, err } = await run(args)
    expect([code, err]).toEqual([2, expect.stringContaining(text)])
  })
})

/** Makes rooms on all servers, many at once, and kills the servers meanwhile; returns the acknowledged rooms. */
async function pressUntil(
  owner: TestPerson,
  urls: string[],
  until: number,
  kill: () => void,
): Promise<number[]> {
  const rooms: number[] = []
  let isAlive = true
  const maker = async (who: number) => {
    const at = { ...owner, url: urls[who % urls.length] ?? '' }
    for (let n = 0; isAlive; n += 1) {
      const body = { room_name: `Room ${who} ${n}` }
      const answer = await answerOf(at, createRoomEndpoint, { body }).catch(() => undefined)
      if (!answer) return
      rooms.push(createRoomEndpoint.reply.parse(answer.body).room_id)
      if (rooms.length < until || !isAlive) continue
      isAlive = false
      kill()
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, who) => maker(who)))
  return rooms
}

async function run(args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const [code] = await once(child, 'close')
  return { code, ...said }
}
