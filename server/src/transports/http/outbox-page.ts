import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nobody } from '../../features/audit/audit-writer.ts'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'
import { tooMany } from '../../features/limits/attempts.ts'
import { networkOf } from '../../platform/network.ts'
import type { Roomwire } from '../../roomwire.ts'
import { escaped } from './docs-page.ts'
import { nothingHere } from './error-answers.ts'
import type { StartSecret } from './start-secret.ts'

/** The longest form that is read, bytes; the secret has 22 letters. */
const formBytesMax = 1_024

/**
 * Serves the outbox as a page of the demo: a form takes the secret, and its answer is the outbox.
 * The secret goes by POST alone, never in an address. Until it is told there is no such path.
 */
export function serveOutboxPage(
  app: FastifyInstance,
  needs: Pick<Roomwire, 'audit' | 'attempts' | 'callerAddress' | 'outbox' | 'rateLimits'>,
  /** The secret that opens it: reset codes stand there, so no address of a caller is reason enough to show it. */
  secret: StartSecret,
): void {
  const { audit, attempts, callerAddress, outbox, rateLimits } = needs

  /** @throws Refusal 'too_many_attempts', 'slow_down'. */
  async function opens(request: FastifyRequest): Promise<boolean> {
    const address = networkOf(callerAddress.of(request.raw))
    rateLimits.countCallFrom(address)
    const tries = [{ limit: attemptLimits.outboxFromAddress, key: address }]
    const note = (code: 'forbidden' | 'too_many_attempts') => {
      const from = audit.pseudonymise(address)
      audit.enqueue('call.refused', nobody, { call: 'POST /api/outbox', code, from })
    }
    // Before the tries are counted, so that strangers behind the same address keep nobody out who has the
    // secret. It has 128 bits: whoever guesses gains nothing by more tries.
    if (secret.equals(secretIn(request.body))) return true
    const waitS = await attempts.consume(tries)
    if (waitS > 0) {
      note('too_many_attempts')
      throw tooMany(waitS)
    }
    note('forbidden')
    return false
  }

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: formBytesMax },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async () => {
      if (!secret.isAnnounced()) throw nothingHere()
    })
    scope.get('/api/outbox', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(form(''))),
    )
    scope.post('/api/outbox', async (request, reply) => {
      void reply.type('text/html; charset=utf-8')
      if (await opens(request)) return reply.send(page(list(await outbox.newest(20))))
      return reply.code(403).send(page(form('This is not the secret of this start.')))
    })
    done()
  })
}

function secretIn(body: unknown): string {
  return new URLSearchParams(body instanceof Buffer ? body.toString() : '').get('secret') ?? ''
}

const page = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roomwire: outbox</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>Outbox</h1>
<p>Mail and SMS that this server has not sent wait here, for seven days.</p>
${content}
</main>
`

const form = (error: string) => `<form method="post" action="/api/outbox">
${error && `<p role="alert">${error}</p>\n`}<p><label for="secret">The outbox secret, which npm start has printed below the accounts</label></p>
<p><input id="secret" name="secret" type="password" autocomplete="off" required autofocus> <button>Show the outbox</button></p>
</form>`

type Letters = Awaited<ReturnType<Roomwire['outbox']['newest']>>

function list(letters: Letters): string {
  const items = letters.map(
    ({ channel, recipient, subject, body, writtenAt }) =>
      `<section><h2>${escaped(`${channel} to ${recipient}`)}</h2><p>${new Date(writtenAt).toISOString()}</p><p>${escaped(subject ?? '')}</p><p>${escaped(body)}</p></section>`,
  )
  return items.join('\n') || '<p>The outbox is empty.</p>'
}
