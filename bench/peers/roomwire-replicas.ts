import { existsSync } from 'node:fs'
import {
  createDatabase,
  onPath,
  postgresPrograms,
  startNats,
  startPostgres,
} from '@roomwire/testing/worlds/test-services.ts'
import type { Peer, Shape } from './peer.ts'
import { openRig, startRoomwire } from './roomwire.ts'
import { keptHousehold } from './roomwire-household.ts'

/** One server on PostgreSQL. */
export const onPostgres: Peer = {
  name: 'roomwire on PostgreSQL',
  missing: lacksPostgres,
  start: (shape) => startOn(shape, 1),
}

/** Two servers on PostgreSQL and NATS: pages are at one of them, their devices at the other. */
export const twoReplicas: Peer = {
  name: 'two roomwire replicas',
  missing: () => lacksPostgres() ?? (hasNats() ? undefined : 'nats-server is not installed'),
  start: (shape) => startOn(shape, 2),
}

/** Starts a database, and a bus for more than one server; they run on the generator's core. */
async function startOn(shape: Shape, count: 1 | 2) {
  const postgres = await startPostgres()
  const nats = count === 1 ? undefined : await startNats()
  const { url } = await createDatabase(postgres.url)
  const env = { DATABASE_URL: url, BUS_URL: nats?.url ?? '' }
  // Each sample has a database of its own.
  const household = await keptHousehold({ ...shape, kept: shape.folder }, async (data) => {
    const { server, httpPort } = await startRoomwire(data, { ...shape, purpose: 'trips' }, env)
    return { url: `http://127.0.0.1:${httpPort}`, stop: () => server.stop() }
  })
  const first = await startRoomwire(household.data, shape, env)
  const second = count === 1 ? first : await startRoomwire(household.data, shape, env)
  const servers = new Set([first.server, second.server])
  return openRig(shape, household, {
    pids: [...servers].map(({ pid }) => pid),
    httpPort: first.httpPort,
    mqttPort: second.mqttPort,
    async stop() {
      await Promise.all([...servers].map((server) => server.stop()))
      await Promise.all([postgres.stop(), nats?.stop()])
    },
  })
}

function lacksPostgres(): string | undefined {
  try {
    postgresPrograms()
    return undefined
  } catch {
    return 'PostgreSQL is not installed'
  }
}

const hasNats = (): boolean => [...onPath('nats-server'), '/usr/sbin/nats-server'].some(existsSync)
