import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pagePaths, plainPath } from '@roomwire/contracts/vocabulary/page-paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { refuse } from '../../platform/refusal.ts'
import { nothingHere } from './error-answers.ts'
import { type LandingFacts, openLandingFile } from './landing-file.ts'

/**
 * Serves the built web app. Hashed files may be cached for ever. `/` is the landing page, which
 * people can read before any script has run. The other pages are the app, whose router knows them,
 * and so is any further path for a browser that goes there: the app leads it to a page. Whoever
 * asks there for something else than HTML is told that there is nothing.
 */
export function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  readFacts: () => Promise<LandingFacts>,
): void {
  const files = existsSync(join(folder, 'index.html')) ? openFiles(folder) : undefined
  const answerLanding = openLandingFile(folder, readFacts)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) throw nothingHere()
    if (!files) throw refuse('not_found', 'The web app is not built; npm start builds it')
    if (answerLanding?.(request, reply)) return
    // sirv writes the answer itself, so the headers set so far are copied.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    endWithItsFile(reply.raw)
    const page = pageAt(request)
    const isServed =
      files(request.raw, reply.raw) ||
      (page !== undefined && files(Object.assign(request.raw, { url: page }), reply.raw))
    if (!isServed) {
      // A cache must not give this to a browser that goes there.
      void reply.header('vary', 'Accept')
      throw nothingHere()
    }
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

const pages: ReadonlySet<string> = new Set(Object.values(pagePaths))

/** The file of the page at a path where no file stands; undefined where none is meant. */
function pageAt({ url, headers }: FastifyRequest): string | undefined {
  const [path = ''] = url.split('?')
  // The page of a pass is a small one of its own; its script reads which pass from the address.
  if (/^\/pass\/\d+$/.test(path)) return '/pass.html'
  const isFile = /\.[^/]*$/.test(path)
  return !isFile && (pages.has(plainPath(path)) || wantsHtml(headers)) ? '/index.html' : undefined
}

/** Whether HTML is asked for by its name, as every browser does that goes to an address. */
const wantsHtml = ({ accept = '' }: IncomingHttpHeaders) => /(^|,)\s*text\/html\b/i.test(accept)

/** The built files, each in the packing that the request takes; answers whether there was one. */
function openFiles(folder: string) {
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    let isThere = true // sirv calls back at once.
    serveFile(request, response, () => {
      isThere = false
    })
    return isThere
  }
}
