import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sirv from 'sirv'
import { refuse } from '../../platform/refusal.ts'
import { nothingHere } from './error-answers.ts'
import { type ContactSettings, openLandingFile } from './landing-file.ts'

/**
 * Serves the built web app. Hashed files may be cached for ever. `/` is the landing page, which
 * people can read before any script has run. Every other path is the app, whose router knows
 * it.
 */
export function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  contact: ContactSettings,
): void {
  const files = existsSync(join(folder, 'index.html')) ? openFiles(folder) : undefined
  const answerLanding = openLandingFile(folder, contact)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) throw nothingHere()
    if (!files) throw refuse('not_found', 'The web app is not built; npm start builds it')
    if (answerLanding?.(request, reply)) return
    // The page of a pass is a small one of its own; its script reads which pass from the address.
    if (/^\/pass\/\d+(\?|$)/.test(request.url)) request.raw.url = '/pass.html'
    // sirv writes the answer itself, so the headers set so far are copied.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    endWithItsFile(reply.raw)
    let isMissing = false // sirv calls back at once.
    files(request.raw, reply.raw, () => {
      isMissing = true
    })
    if (isMissing) throw nothingHere()
    reply.hijack()
  })
}

/**
 * A file that was there at the start may be gone, where the app is built anew under a running
 * server. sirv leaves its error to nobody, which would end the process: the answer ends instead.
 */
function endWithItsFile(response: ServerResponse): void {
  response.once('pipe', (file) => file.once('error', () => response.destroy()))
}

function openFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    single: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}
