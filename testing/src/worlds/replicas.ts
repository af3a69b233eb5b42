import { inject } from 'vitest'
import { makeFolder } from './test-database.ts'
import { startTestServer, testClock } from './test-server.ts'
import { createDatabase } from './test-services.ts'

/** What the servers of one installation stand on. Replicas share a database, so SQLite has only one. */
export type Installation = 'sqlite' | 'postgres' | 'postgres, 2 replicas'

/** The servers of one installation, one or two, with one clock. */
export async function startInstallation(kind: Installation) {
  const clock = testClock()
  if (kind !== 'postgres, 2 replicas') {
    const server = await startTestServer(kind, { clock })
    return { servers: [server], clock, stop: () => server.stop() }
  }
  const { folder, remove } = await makeFolder()
  const database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  const shared = { data: folder, databaseUrl: database.url, busUrl: inject('natsUrl') }
  const servers = [
    await startTestServer('postgres', { clock, shared }),
    await startTestServer('postgres', { clock, shared }),
  ]
  return {
    servers,
    clock,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await database.drop()
      await remove()
    },
  }
}
