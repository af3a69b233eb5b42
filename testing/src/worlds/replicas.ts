import { inject } from 'vitest'
import { makeFolder } from './test-database.ts'
import { startTestServer, type TestServer, testClock } from './test-server.ts'
import { createDatabase } from './test-services.ts'

/** The database of one installation's servers. Replicas share it, so SQLite has only one server. */
export type Installation = 'sqlite' | 'postgres' | 'postgres, 2 replicas'

/** The servers of one installation, one or two, with one clock. */
export async function startInstallation(kind: Installation, options: { limitScale?: number } = {}) {
  const clock = testClock()
  if (kind !== 'postgres, 2 replicas') {
    const server = await startTestServer(kind, { ...options, clock })
    return { servers: [server], clock, stop: () => server.stop() }
  }
  const { leave, ...shared } = await openFixture()
  const servers = [
    await startTestServer('postgres', { ...options, clock, shared }),
    await startTestServer('postgres', { ...options, clock, shared }),
  ]
  return {
    servers,
    clock,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await leave()
    },
  }
}

/** A data folder, a database and a bus for servers to share. */
export async function openFixture(busUrl = inject('natsUrl')) {
  const { folder, remove } = await makeFolder()
  const database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  return {
    data: folder,
    databaseUrl: database.url,
    busUrl,
    async leave() {
      await database.drop()
      await remove()
    },
  }
}

/** The same as settings of a program. */
export const envOf = ({ data, databaseUrl, busUrl }: Omit<Fixture, 'leave'>) => ({
  DATA: data,
  DATABASE_URL: databaseUrl,
  BUS_URL: busUrl,
})

type Fixture = Awaited<ReturnType<typeof openFixture>>

/** Keeps a server from renewing its lease, until it is released. */
export function holdLease({ roomwire: { leases } }: TestServer): () => void {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const { renew } = leases
  leases.renew = async (...lease) => {
    await released
    return renew(...lease)
  }
  return () => {
    leases.renew = renew
    resolve()
  }
}
