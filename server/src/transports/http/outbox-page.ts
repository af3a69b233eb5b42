import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { escaped } from './docs-page.ts'

/**
 * Serves the outbox as a page of the demo. Only a browser on this very machine gets it, and
 * only by a loopback name, so that no name of another site can point here.
 */
export function serveOutboxPage(app: FastifyInstance, { outbox }: Roomwire): void {
  app.get('/api/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) throw refuse('not_found', 'There is nothing here')
    const letters = await outbox.newest(20)
    const items = letters.map(
      ({ channel, recipient, subject, body, writtenAt }) =>
        `<section><h2>${escaped(`${channel} to ${recipient}`)}</h2><p>${new Date(writtenAt).toISOString()}</p><p>${escaped(subject ?? '')}</p><p>${escaped(body)}</p></section>`,
    )
    const list = items.join('\n') || '<p>Nothing has been sent yet.</p>'
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roomwire: outbox</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>Outbox</h1>
<p>Mail and SMS of the demo stay here instead of being sent.</p>
${list}
</main>
`)
  })
}

const loopback = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/
const loopbackName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isDirect = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
  return (
    isDirect && loopback.test(socket.remoteAddress ?? '') && loopbackName.test(headers.host ?? '')
  )
}
