import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pagePaths, plainPath } from '@roomwire/contracts/vocabulary/page-paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../platform/refusal.ts'
import { nothingHere } from './error-answers.ts'
import { type LandingFacts, openLandingFile } from './landing-file.ts'
import { htmlType, type PackedFile, sendFile } from './packed-file.ts'

/**
 * Serves the built web app. Hashed files may be cached for ever. `/` is the landing page, which
 * people can read before any script has run. The other pages are the app, whose router knows them,
 * and so is any further path for a browser that goes there: the app leads it to a page. Whoever
 * asks there for something else than HTML is told that there is nothing.
 *
 * All files are read at the start: where the app is built anew under a running server, it serves
 * what fits together, until it is started again.
 */
export function serveWebFiles(
  app: FastifyInstance,
  folder: string,
  readFacts: () => Promise<LandingFacts>,
): void {
  const files = readFiles(folder)
  const landing = files.get('/landing.html')
  const answerLanding = landing && openLandingFile(`${landing.plain}`, readFacts)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) throw nothingHere()
    if (!files.has('/index.html')) {
      throw refuse('not_found', 'The web app is not built; npm start builds it')
    }
    if (answerLanding?.(request, reply)) return
    const [path = ''] = request.url.split('?')
    const file = files.get(path) ?? files.get(pageAt(request) ?? '')
    if (!file) {
      // A cache must not give this to a browser that goes there.
      void reply.header('vary', 'Accept')
      throw nothingHere()
    }
    const isHashed = path.startsWith('/assets/') && file.type !== htmlType
    sendFile(reply, file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
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

/** The Content-Type of each kind of file that the build writes. */
const types: Readonly<Record<string, string>> = {
  '.html': htmlType,
  '.ino': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Reads the built files, by their paths; none where the app is not built. */
function readFiles(folder: string): Map<string, PackedFile> {
  const contents = readFolder(folder)
  return new Map(
    [...contents].flatMap(([path, plain]): [string, PackedFile][] => {
      const type = types[extname(path)]
      if (type === undefined) return []
      return [
        [path, { type, plain, br: contents.get(`${path}.br`), gzip: contents.get(`${path}.gz`) }],
      ]
    }),
  )
}

function readFolder(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)]
      }),
  )
}
