import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resetPasswordEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { httpMatrix } from '@roomwire/testing/access/access-matrix.ts'
import type { Principal } from '@roomwire/testing/access/access-people.ts'
import type { HttpMatrix, MatrixRequest } from '@roomwire/testing/access/access-table.ts'
import { buildAccessWorld } from '@roomwire/testing/access/access-world.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  freshEmail,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf, wholeNameOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { seal } from '../../platform/sealed.ts'

/** Every row of every table, as text: what a thief of the database reads. */
async function wholeDatabase({ config }: TestServer): Promise<Record<string, string>> {
  const db = await openTestDatabaseOf({ config })
  const tables = await db.introspection.getTables()
  const rows: Record<string, string> = {}
  for (const table of tables) {
    const from = db.withTables<Record<string, object>>().selectFrom(wholeNameOf(table))
    rows[table.name] = JSON.stringify(await from.selectAll().execute())
  }
  await db.destroy()
  return rows
}

const details = {
  mobile: '+91 98450 77001',
  contact: '080 2345 77002',
  address: '77003, Canary Lane',
  date_of_birth: '1977-03-04',
  id_number: '770047700477',
}
const password = 'canary 77005'

it.each(engines)(
  'R-24 R-94 private data leaves only to its person, and is stored nowhere in clear (%s)',
  async (engine) => {
    const log: string[] = []
    const server = await startTestServer(engine, { onLog: (line) => log.push(line) })
    const email = freshEmail('canary')
    const form = { username: 'Meera', email, password, ...details }
    await ask(server, 'POST /api/users/register', { body: form })
    const signIn = await ask(server, 'POST /api/users/login', { body: { email, password } })
    const owner = {
      url: server.url,
      password,
      email,
      ...Object(signIn.body),
      userId: Object(signIn.body).user_id,
    }
    const homeId = (await server.roomwire.people.byId(owner.userId))?.homeId ?? null
    const room = await addRoom(owner, 'Living Room')
    const deviceSecret = await addDevice(owner, 'SC-000001', room)
    const page = await openLivePage(owner, 'token')
    const ticket = Object((await ask(server, 'POST /api/auth/ws-ticket', owner)).body).ticket

    // Everybody else looks at everything there is to look at.
    const family = await insertPerson(server, homeId, 'family')
    const others = [
      family,
      await createTestGuest(owner, { now: server.clock.now() }),
      await ownerOf(server),
      { token: undefined },
    ]
    const looks = [...everyEndpoint.keys()].filter((line) => line.startsWith('GET '))
    for (const { token } of others) {
      for (const line of looks) {
        for (const id of [owner.userId, room]) {
          const path = line.replace(/\{\w+\}/, String(id)).replace('GET ', '')
          const query = line.endsWith('by-email') ? `?email=${email}` : ''
          const { text } = await ask(server, `GET ${path}${query}`, { token })
          for (const canary of Object.values(details)) {
            expect([line, text.includes(canary)]).toEqual([line, false])
          }
        }
      }
    }
    // A manager sees the profile of its people, but no ID number.
    const admin = await insertPerson(server, homeId, 'admin')
    const shown = await ask(server, `GET /api/users/profile/${owner.userId}`, admin)
    expect(Object(shown.body).user).toMatchObject({
      mobile: details.mobile,
      id_number: 'XXXXXXXX0477',
    })

    await ask(server, 'POST /api/users/forgot-password', { body: { email } })
    const letters = await server.roomwire.outbox.newest(5)
    const code = letters.map(({ body }) => /reset code is (\d{6})/.exec(body)?.[1]).find(Boolean)!
    const tables = await wholeDatabase(server)
    const everything = Object.values(tables).join('\n')
    // Secrets that a thief could use are not there; the outbox, which the operator reads, has the code alone.
    for (const secret of [password, details.id_number, owner.token, deviceSecret, ticket]) {
      expect(everything).not.toContain(secret)
    }
    for (const [table, rows] of Object.entries(tables)) {
      expect([table, rows.includes(code)]).toEqual([table, table === 'outbox'])
    }
    // The search does find what is stored in clear: the details of the profile, and only there.
    for (const canary of [details.mobile, details.address, details.date_of_birth]) {
      const holders = Object.keys(tables).filter((name) => tables[name]?.includes(canary))
      expect(holders).toEqual(['person'])
    }

    await callApi(owner, resetPasswordEndpoint, {
      body: { email, token: code, new_password: `${password} new` },
    })
    await page.closed
    await signInAs(server.url, family.email)
    const said = log.join('\n')
    for (const secret of [
      ...Object.values(details),
      password,
      owner.token,
      deviceSecret,
      ticket,
      code,
    ]) {
      expect(said).not.toContain(secret)
    }
    expect(server.bugs).toEqual([])
    await server.stop()
  },
)

/** The details that one person has given; every text is theirs alone. */
const detailsOf = (personId: number) => {
  const own = String(personId).padStart(4, '0')
  return {
    mobile: `+91 55501 ${own}7`,
    contact: `080 55502 ${own}`,
    address: `${own}-55503 Canary Lane`,
    date_of_birth: new Date(Date.UTC(1900, 0, 1 + personId)).toISOString().slice(0, 10),
    id_number: `55504${own}55504`,
  }
}
type Field = keyof ReturnType<typeof detailsOf>
const open: readonly Field[] = ['mobile', 'contact', 'address', 'date_of_birth']

/** Where each field may stand, and in whose answers. Nowhere else, for nobody else. */
const allowed: Record<
  string,
  { in: string; fields: readonly Field[]; for: 'self' | 'managers too' }
> = {
  'GET /api/users/profile/{userId}': { in: 'user', fields: open, for: 'managers too' },
  'PUT /api/account/profile': { in: 'user', fields: open, for: 'self' },
  'POST /api/account/export': { in: 'person', fields: [...open, 'id_number'], for: 'self' },
}

it.each(engines)(
  'R-94 private details are only in the allowed fields of any answer (%s)',
  async (engine) => {
    const log: string[] = []
    const server = await startTestServer(engine, { onLog: (line) => log.push(line) })
    const world = await buildAccessWorld(server)
    const { people, sealKey } = server.roomwire
    const everybody = await tracesOfEverybody()
    // One of each column, and both kinds of managers.
    const seen = new Set<string>()
    const askers = world.people.filter(({ caller, who }) => {
      const kind = who === 'admin' ? who : caller
      return !seen.has(kind) && seen.add(kind)
    })
    const found = { answers: 0, allowed: 0, outside: [] as string[] }
    const pages = []
    for (const { caller, token } of askers) {
      if (caller !== 'nobody')
        pages.push(await openLivePage({ ...world.owner, token: token ?? '' }))
    }
    for (const page of pages) page.say({ type: 'subscribeRoom', roomId: world.rooms.living })
    const heard = await Promise.all(pages.map((page) => page.settles()))
    expect(heard.flat().length).toBeGreaterThan(pages.length)
    lookThrough('live socket', heard, undefined)
    // A device that comes, and one that is refused, are in the log too.
    const secret = world.devices.get('SC-LIVING') ?? ''
    const device = await connectTestDevice(server.mqttUrl, 'SC-LIVING', secret)
    await expect(connectTestDevice(server.mqttUrl, 'SC-LIVING', 'wrong')).rejects.toThrow()

    for (const [line, row] of Object.entries({ ...httpMatrix, ...ownRows() })) {
      for (const { request } of Object.values(row)) {
        for (const asker of askers) await look(line, await request(world), asker)
      }
    }
    for (const page of pages) lookThrough('live socket', page.heard, undefined)
    await device.leave()
    expect(found.outside).toEqual([])
    expect(found.allowed).toBeGreaterThan(50)
    const logged = everybody.filter((one) => log.some((text) => carries(text, one.details)))
    expect([log.length > 0, logged]).toEqual([true, []])
    await lookAtRest()
    figure('R-94', 'answers searched for private details', found.answers, engine)
    figure('R-94', 'details outside the allowed fields', found.outside.length, engine)
    figure('R-94', 'log lines searched', log.length, engine)
    for (const page of pages) page.socket.close()
    expect(server.bugs).toEqual([])
    await server.stop()

    async function tracesOfEverybody() {
      const db = await openTestDatabaseOf(server)
      const rows = await db.selectFrom('person').select(['id', 'home_id']).execute()
      await db.destroy()
      for (const { id } of rows) {
        const { id_number, date_of_birth: dateOfBirth, ...rest } = detailsOf(id)
        const idNumber = seal(sealKey, String(id), id_number)
        await people.changeDetails(id, { ...rest, dateOfBirth, idNumber })
      }
      return rows.map(({ id, home_id }) => ({ id, homeId: home_id, details: detailsOf(id) }))
    }

    /** The rows that the table of rights leaves out: one's own profile, and the copy of one's own data. */
    function ownRows(): HttpMatrix {
      const own = (_world: unknown) => ({ path: 'self' })
      const answers = { else: 200 }
      return {
        'GET /api/users/profile/{userId}': {
          ...httpMatrix['GET /api/users/profile/{userId}'],
          self: { request: own, answers },
        },
        'GET /api/users/guest/list/{userId}': { self: { request: own, answers } },
        'PUT /api/account/profile': { self: { request: () => ({ body: {} }), answers } },
        'POST /api/account/export': {
          self: { request: () => ({ body: { password: 'correct horse battery' } }), answers },
        },
      }
    }

    async function look(line: string, { path = '', body }: MatrixRequest, asker: Principal) {
      const [method, url = ''] = line.split(' ')
      const filled = path === 'self' ? String(asker.userId ?? 0) : path
      const target = url.includes('{') ? url.replace(/\{\w+\}/, filled) : url + filled
      const answer = await ask(server, `${method} ${target}` as `GET ${string}`, {
        token: asker.token,
        ...(body === undefined ? {} : { body }),
      })
      lookThrough(line, answer.body ?? answer.text, asker.userId)
      lookThrough(line, [...answer.headers], asker.userId)
    }

    /** Finds every detail in an answer, and holds its place against what is allowed. */
    function lookThrough(line: string, answer: unknown, askerId: number | undefined): void {
      found.answers += 1
      const text = JSON.stringify(answer)
      for (const whose of everybody) {
        if (!carries(text, whose.details)) continue
        for (const [place, said] of leaves(answer)) {
          const field = (Object.keys(whose.details) as Field[]).find((name) =>
            said.includes(whose.details[name]),
          )
          if (!field) continue
          const may = allowed[line]
          const isRight =
            may?.fields.includes(field) &&
            place === `${may.in}.${field}` &&
            isRightPerson(may.for, whose, askerId)
          if (isRight) found.allowed += 1
          else found.outside.push(`${line} ${place}: of ${whose.id}, to ${askerId}`)
        }
      }
    }

    function isRightPerson(
      who: 'self' | 'managers too',
      whose: { id: number; homeId: number | null },
      askerId: number | undefined,
    ): boolean {
      if (whose.id === askerId) return true
      // The operator is a manager of a home too.
      const managers = world.people.filter(({ caller }) =>
        ['managers', 'operator'].includes(caller),
      )
      const manages = managers.some(({ userId }) => userId === askerId)
      return who === 'managers too' && manages && whose.homeId === world.homeId
    }

    /** The record of events names nobody, and no ID number lies anywhere in clear. */
    async function lookAtRest() {
      const tables = await wholeDatabase(server)
      const emails = world.people.flatMap(({ email }) => email ?? [])
      expect(emails.length).toBeGreaterThan(5)
      const record = tables.audit ?? ''
      expect(JSON.parse(record).length).toBeGreaterThan(20)
      for (const word of [...emails, '@', 'Canary', '127.0.0.1', 'SC-LIVING']) {
        expect([word, record.includes(word)]).toEqual([word, false])
      }
      const files = readdirSync(server.config.data).map((name) =>
        readFileSync(join(server.config.data, name)),
      )
      const everything = [...Object.values(tables).map((rows) => Buffer.from(rows)), ...files]
      for (const { details } of everybody) {
        expect(everything.some((bytes) => bytes.includes(details.id_number))).toBe(false)
      }
      figure('R-94', 'ID numbers in clear, in tables and files', 0, engine)
    }
  },
)

const carries = (text: string, details: Record<Field, string>) =>
  Object.values(details).some((detail) => text.includes(detail))

/** Every text and number in a value, with its place. */
function leaves(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[place, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, place ? `${place}.${name}` : name),
  )
}
