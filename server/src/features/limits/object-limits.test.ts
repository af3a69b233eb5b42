import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../platform/refusal.ts'
import { expectRoomFor, wholeServer } from './object-limits.ts'

/** Room for so many. */
const most = 3
const atOnce = 50
const quotas = {
  expectRoom(_name: string, _of: number, has: number): void {
    if (has >= most) throw refuse('quota_full', 'Full')
  },
}

describe.each(['sqlite', 'postgres'] as const)('R-46 limits of the whole server (%s)', (engine) => {
  it('hold when fifty come at once: homes, people and messages', async () => {
    const server = await startTestServer(engine)
    const { atomically } = server.roomwire
    const person = { homeId: null, role: 'user', username: 'Somebody', createdAt: 1 } as const
    const account = { ...person, passwordHash: 'none' }
    await Promise.allSettled(
      Array.from({ length: atOnce }, (_, nth) =>
        atomically(async ({ people, contacts, objects }) => {
          const needs = { quotas, objects }
          if (nth % 3 === 0) {
            await expectRoomFor(needs, 'homesMax', wholeServer)
            await people.foundHome(1)
          } else if (nth % 3 === 1) {
            await expectRoomFor(needs, 'peopleMax', wholeServer)
            await people.add({ ...account, email: `somebody-${nth}@example.com` })
          } else {
            await expectRoomFor(needs, 'contactMessagesMax', wholeServer)
            await contacts.add({ name: 'N', email: 'n@example.com', message: 'Hi', writtenAt: 1 })
          }
        }),
      ),
    )
    const db = await openTestDatabaseOf(server)
    const tables = ['home', 'person', 'contact_message'] as const
    const rows = await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table)
          .select((all) => all.fn.countAll().as('n'))
          .execute(),
      ),
    )
    await db.destroy()
    await server.stop()
    expect(rows.map(([row]) => Number(row?.n))).toEqual([most, most, most])
  })
})
