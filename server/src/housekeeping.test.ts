import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'

it('AUTH-5 R-95 housekeeping stores once a minute which sessions were used, and deletes expired data', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const server = await startTestServer('sqlite')
    const db = await openTestDatabaseOf(server)
    const owner = await ownerOf(server)
    const unused = await insertPerson(server, owner.homeId, 'family')
    await callApi(owner, listRoomsEndpoint, {})
    const { joinCodes, outbox, erasure, clock } = server.roomwire
    const code = { homeId: owner.homeId, madeBy: owner.userId, role: 'family' as const }
    const now = clock.now()
    await erasure.request() // The erasure pauses from here on.
    await joinCodes.add({ ...code, access: [], codeHash: 'over', expiresAt: now })
    await joinCodes.add({ ...code, access: [], codeHash: 'good', expiresAt: now + 3_600_000 })
    const canary = 'canary@example.com'
    await outbox.add({ channel: 'mail', recipient: canary, subject: null, body: 'x' })
    await outbox.forget({ email: canary, mobile: null })
    await erasure.request()
    server.clock.advance(30 * 60_000) // The pause is a hundred times as long as the erasure took.
    const log = join(server.config.data, 'roomwire.sqlite-wal')
    const trace = () => readFileSync(log, 'latin1').includes(canary)
    expect(trace()).toBe(true)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(trace()).toBe(false), 60_000)

    const used = await db.selectFrom('session').select(['person_id', 'last_used_at']).execute()
    const at = (personId: number) => used.find((one) => one.person_id === personId)?.last_used_at
    expect(at(owner.userId)).toBeGreaterThanOrEqual(now)
    expect(at(unused.userId)).toBeNull()
    const left = await db.selectFrom('join_code').select('code_hash').execute()
    expect(left).toEqual([{ code_hash: 'good' }])
    await db.destroy()
    await server.stop()
  } finally {
    vi.useRealTimers()
  }
})
