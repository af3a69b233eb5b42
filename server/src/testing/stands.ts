import { inject } from 'vitest'
import { startTestServer } from './test-server.ts'

/** What a server may stand on: each engine, and the bus between replicas. */
export const stands = ['sqlite', 'postgres', 'postgres and NATS'] as const
export type Stand = (typeof stands)[number]

/** A whole server on one of them. */
export function startServerOn(stand: Stand, options: Parameters<typeof startTestServer>[1] = {}) {
  const engine = stand === 'sqlite' ? 'sqlite' : 'postgres'
  const busUrl = stand === 'postgres and NATS' ? inject('natsUrl') : ''
  return startTestServer(engine, { ...options, settings: { ...options.settings, busUrl } })
}
