import type { FastifyInstance } from 'fastify'
import type { Roomwire } from '../../roomwire.ts'

/** How long the database may take for an answer, and how long the last finding counts: whoever asks without end costs nothing. Both ms. */
const times = { databaseMs: 2_000, keptMs: 1_000 }

/** For how long nothing may be stored before the server is not ready, ms. */
const unstoredMs = 1_000

type Needs = Pick<Roomwire, 'askDatabase' | 'storingFailsSince' | 'bus' | 'clock'>

/** Serves two pages for programs: whether this server runs, and whether it can do its work. */
export function serveHealth(app: FastifyInstance, needs: Needs): void {
  const findMissing = openFindings(needs)
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const missing = await findMissing()
    const text = missing.length === 0 ? 'ready' : missing.join('\n')
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .type('text/plain')
      .send(`${text}\n`)
  })
}

function openFindings(needs: Needs) {
  let last: { at: number; found: Promise<string[]> } | undefined
  return (): Promise<string[]> => {
    const now = performance.now()
    if (!last || now - last.at > times.keptMs) last = { at: now, found: whatIsMissing(needs) }
    return last.found
  }
}

/** Everything without which this server can't do its work, a sentence each. */
export async function whatIsMissing(needs: Needs): Promise<string[]> {
  const { storingFailsSince, bus, clock } = needs
  const since = storingFailsSince()
  const missing = [
    !(await answersInTime(needs.askDatabase())) && 'The database does not answer.',
    since !== undefined &&
      clock.now() - since >= unstoredMs &&
      'What is pressed and reported can not be stored: the disk is full or can not be written, or the database is away.',
    bus.isAway() &&
      'The bus to the other servers (BUS_URL) is away: devices that are connected to them can not be switched here.',
  ]
  return missing.filter((text) => text !== false)
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, times.databaseMs, false)
  const answered = answer.then(
    () => true,
    () => false,
  )
  const isInTime = await Promise.race([answered, late])
  clearTimeout(timer)
  return isInTime
}
