import type { FastifyInstance } from 'fastify'
import {
  findMissing,
  type Missing,
  type ReadinessNeeds,
} from '../../features/operation/readiness.ts'

/** How long the last finding counts, ms: whoever asks without end costs nothing. */
const keptMs = 1_000

const texts: Record<Missing, string> = {
  database: 'The database does not answer.',
  storing:
    'Presses and reports cannot be stored: the disk is full or not writable, or the database is away.',
  bus: 'The bus to the other servers (BUS_URL) is away: their devices cannot be switched from here.',
}

/** Serves two pages for programs: whether this server runs, and whether it can do its work. */
export function serveHealth(app: FastifyInstance, needs: ReadinessNeeds): void {
  let last: { at: number; found: Promise<Missing[]> } | undefined
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const now = performance.now()
    if (!last || now - last.at > keptMs) last = { at: now, found: findMissing(needs) }
    const missing = await last.found
    const lines = missing.length === 0 ? ['ready'] : missing.map((one) => texts[one])
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  })
}
