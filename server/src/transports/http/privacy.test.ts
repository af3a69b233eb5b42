import { join } from 'node:path'
import { resetPassword } from '@roomwire/contracts/http/people.ts'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { ask } from '../../testing/ask.ts'
import { addDevice, addGuest, addRoom, call, freshEmail, signInAs } from '../../testing/caller.ts'
import { everyEndpoint } from '../../testing/every-endpoint.ts'
import { openLivePage } from '../../testing/live-page.ts'
import { ownerOf, personOf } from '../../testing/person-of.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Every row of every table, as text: what a thief of the database reads. */
async function wholeDatabase({ config }: TestServer): Promise<Record<string, string>> {
  const { db } = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.data, 'roomwire.sqlite') },
  )
  const tables = await db.introspection.getTables()
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const all = await db.withTables<Record<string, object>>().selectFrom(name).selectAll().execute()
    rows[name] = JSON.stringify(all)
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

it.each(['sqlite', 'postgres'] as const)(
  'R-24 R-94 what is private leaves only to whom it belongs, and lies nowhere in clear (%s)',
  async (engine) => {
    const log: string[] = []
    const server = await startTestServer(engine, { hearLog: (line) => log.push(line) })
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
    const homeId = (await server.roomwire.people.row(owner.userId))?.home_id ?? null
    const room = await addRoom(owner, 'Living Room')
    const deviceSecret = await addDevice(owner, 'SC-000001', room)
    const page = await openLivePage(owner, 'token')
    const ticket = Object((await ask(server, 'POST /api/auth/ws-ticket', owner)).body).ticket

    // Everybody else looks at everything there is to look at.
    const family = await personOf(server, homeId, 'family')
    const others = [
      family,
      await addGuest(owner, { now: server.clock.now() }),
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
    // Who manages the home sees the profile of its people, but no ID number.
    const admin = await personOf(server, homeId, 'admin')
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
    // What a thief could use is not there; the outbox, which the operator reads, has the code alone.
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

    await call(owner, resetPassword, {
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
