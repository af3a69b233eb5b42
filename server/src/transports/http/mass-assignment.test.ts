/** Forbidden fields beside allowed ones set nothing: every call with a body, every such field, in many spellings. */

import { httpMatrix } from '@roomwire/testing/access/access-matrix.ts'
import type { MatrixRequest } from '@roomwire/testing/access/access-table.ts'
import { type AccessWorld, buildAccessWorld } from '@roomwire/testing/access/access-world.ts'
import { password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shareZones } from '../../features/identity/shared-zones.ts'
import { clearLeftovers } from '../../housekeeping.ts'
import type { Db } from '../../platform/database/schema.ts'

/** MASS_ASSIGNMENT=1 tries every spelling of every field; else every so many. */
const every = volume('MASS_ASSIGNMENT', 10)
const atOnce = 8

const forbidden = [
  'role',
  'role_name',
  'permissions',
  'isAdmin',
  'tenant_id',
  'home_id',
  'homeId',
  'user_id',
  'person_id',
  'owner',
  'id',
  'expires_at',
  'created_at',
  'disabled_at',
  'password_hash',
  'secret_hash',
  'session_id',
  '__proto__',
  'constructor',
  'prototype',
]

/** Spellings that are the same name for a careless eye or parser. */
const spellings: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => (name[0] ?? '').toUpperCase() + name.slice(1),
  (name) => `${name} `,
  (name) => ` ${name}`,
  (name) => `${name}\0`,
  (name) => `\u200b${name}`,
  (name) => `${name[0]}\u200d${name.slice(1)}`,
  (name) => [...name].map((letter) => fullWidth(letter)).join(''),
  (name) => name.replace('o', 'о'), // A Cyrillic one.
  (name) => name.replace('i', 'ı'),
  (name) => `${name}[]`,
  (name) => `user[${name}]`,
  (name) => `user.${name}`,
  (name) => `$${name}`,
]
const values: unknown[] = [
  'admin',
  ['admin'],
  [['admin']],
  { $ne: null },
  { isAdmin: true },
  true,
  1,
  null,
]

/** Calls that nobody need be signed in for, with a body that is right but for nothing to find behind it. */
const open: Record<string, object> = {
  'POST /api/contact': { name: 'Somebody', email: 'a@example.com', message: 'Hello' },
  'POST /api/users/register': { username: 'Somebody', email: 'b@example.com', password },
  'POST /api/users/login': { email: 'c@example.com', password },
  'POST /api/users/forgot-password': { email: 'd@example.com' },
  'POST /api/users/reset-password': { token: '000000', new_password: password },
  'POST /api/pass/{id}/session': { secret: 'x'.repeat(43) },
}

describe('fields that nobody may set', () => {
  let server: TestServer
  let world: AccessWorld
  let db: Db
  const tally = { tried: 0, changed: 0 }
  beforeAll(async () => {
    server = await startTestServer('sqlite')
    world = await buildAccessWorld(server)
    // The server does so every now and then: done now, it changes nothing in between.
    await clearLeftovers(server.roomwire)
    await shareZones(server.roomwire)
    db = await openTestDatabaseOf(server)
  })
  afterAll(async () => {
    await db.destroy()
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const calls = [...everyEndpoint].filter(([, { body }]) => body).map(([line]) => line)

  it.each(calls)(
    'R-05 %s refuses all of them, in every spelling, and does nothing',
    async (line) => {
      const { path = '', body = {} } = await rightFor(line)
      const holder = line.includes('/api/pass/{id}/scenes') ? await holdPass() : undefined
      const before = await everything()
      const accepted: string[] = []
      await inBatches(atOnce, bodiesFor(line, Object(body)), async (raw) => {
        const [method = '', url = ''] = line.split(' ')
        const filled = url.replace(/\{\w+\}/, holder ? String(holder.id) : path)
        tally.tried += 1
        // The line is one of the contracts': its method is one of HTTP's.
        const answer = await ask(server, `${method} ${filled}` as `GET ${string}`, {
          ...(holder ? { headers: holder.headers } : { token: tokenFor(line) }),
          raw,
        })
        if (answer.status !== 400) accepted.push(`${answer.status} for ${raw}: ${answer.text}`)
      })
      const after = await everything()
      const changed = after.filter((table, at) => table !== before[at])
      if (changed.length > 0) tally.changed += 1
      expect(accepted).toEqual([])
      expect(changed).toEqual([])
    },
  )

  it('R-05 these were more than 2,000 bodies', () => {
    figure('R-05', 'bodies with a field that nobody may set', tally.tried)
    figure('R-05', 'calls after which a row had changed', tally.changed)
    expect(tally.tried).toBeGreaterThan(2_000)
  })

  /** Opens a pass in a browser, for calls that only such a browser may send. */
  async function holdPass(): Promise<{ id: number; headers: Record<string, string> }> {
    const pass = await givePass(world.owner, { now: server.clock.now() })
    const browser = passBrowser(pass)
    await browser.open()
    return { id: pass.id, headers: browser.headers() }
  }

  /** The token of somebody who may make the call. */
  function tokenFor(line: string): string | undefined {
    const isOperators = everyEndpoint.get(line)?.access === 'operator'
    const operator = world.people.find(({ caller }) => caller === 'operator')
    return isOperators ? operator?.token : world.owner.token
  }

  /** A body that the call takes, as the table of access has it. */
  async function rightFor(line: string): Promise<MatrixRequest> {
    const schema = everyEndpoint.get(line)?.body
    if (open[line]) return { body: open[line] }
    for (const { request } of Object.values(httpMatrix[line] ?? {})) {
      const sent = await request(world)
      if (schema?.safeParse(sent.body).success) return sent
    }
    return {}
  }

  function bodiesFor(line: string, right: object): string[] {
    const schema = everyEndpoint.get(line)?.body
    const declared = JSON.stringify(schema ? z.toJSONSchema(schema, { io: 'input' }) : {})
    const all = forbidden.flatMap((name) => {
      const other = spellings.map((spell) => raw(right, [[spell(name), 'admin']]))
      const valued = values.map((value) => raw(right, [[name, value]]))
      const twice = [
        raw(right, [
          [name, 'user'],
          [name, 'admin'],
        ]),
        raw(right, [[name, 'admin']], 'first'),
        raw(right, [[name, 'admin']]).replace(`"${name}"`, escaped(name)),
      ]
      const tried = [...other, ...valued, ...twice]
      // A call that has a field of this name may be told it, as long as what it is told makes sense.
      if (!declared.includes(`"${name}":{`)) return tried
      return tried.filter((text) => !schema?.safeParse(JSON.parse(text)).success)
    })
    return all.filter((_, at) => at % every === 0)
  }

  /**
   * All that is stored, but for what counts attempts and keeps the record of them, and when
   * sessions were used, which the server writes once a minute.
   */
  async function everything(): Promise<string[]> {
    const tables = await db.introspection.getTables()
    const kept = tables.filter(
      ({ name }) => !/^(attempt|audit|audit_head|audit_pending|challenge)$/.test(name),
    )
    const rows = kept.map(async ({ name }) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      // The server notes both every minute, of whoever has called.
      const used = { last_used_at: undefined, seen_at: undefined }
      const unused = rows.map((row) => ({ ...row, ...used }))
      return `${name} ${JSON.stringify(unused)}`
    })
    return Promise.all(rows)
  }
})

/** A body as text, so that one name may stand in it twice, and `__proto__` is a name like any other. */
function raw(right: object, more: [string, unknown][], place: 'first' | 'last' = 'last'): string {
  const field = ([name, value]: [string, unknown]) =>
    `${JSON.stringify(name)}:${JSON.stringify(value)}`
  const own = Object.entries(right).filter(([, value]) => value !== undefined)
  const fields = place === 'last' ? [...own, ...more] : [...more, ...own]
  return `{${fields.map(field).join(',')}}`
}

const escaped = (name: string) =>
  `"${[...name].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`

const fullWidth = (letter: string) =>
  /[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter
