import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { mailTo } from './security-txt.ts'

/** How visitors reach the operator. */
export type ContactSettings = Pick<Config, 'contactEmail' | 'contactPhone' | 'contactAddress'>

/** Tells whether strangers can register. @throws an error of the database. */
type IsOpen = () => Promise<boolean>

/** The paths of the landing page; a file is also found without its ending. */
const landingPath = /^\/(landing(\.html)?)?(\?|$)/

/**
 * The landing page, which the build has written as a file, with the contact details of the
 * settings in it. It is completed and packed once, when the server starts: as strangers see it who
 * can register, and as they see it who need an invitation.
 * @returns answers a request for it, and whether it did; undefined when the page is not built.
 */
export function openLandingFile(folder: string, settings: ContactSettings, isOpen: IsOpen) {
  const file = join(folder, 'landing.html')
  if (!existsSync(file)) return undefined
  const page = fillLanding(readFileSync(file, 'utf8'), settings)
  const pages = {
    open: packed(without(page, 'invited')),
    invited: packed(without(page, 'open')),
  }
  const send = (reply: FastifyReply, { plain, ...encodings }: PackedPage) => {
    const accepted = String(reply.request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (encoding) void reply.header('content-encoding', encoding)
    void reply
      .code(200)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
      .send(encoding ? encodings[encoding] : plain)
  }
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!landingPath.test(request.url)) return false
    isOpen().then(
      (isSo) => send(reply, isSo ? pages.open : pages.invited),
      // While the database is away nobody registers anyway.
      () => send(reply, pages.open),
    )
    return true
  }
}

type PackedPage = ReturnType<typeof packed>
const packed = (page: string) => ({
  plain: page,
  br: brotliCompressSync(page),
  gzip: gzipSync(page, { level: 9 }),
})

/** Takes away what is shown in another state of the registration. */
const without = (page: string, state: 'open' | 'invited'): string =>
  page.replaceAll(new RegExp(`<(a|p) data-registration="${state}"[^>]*>.*?</\\1>`, 'gs'), '')

/** Writes each detail into its places, or removes these when it is not set (LAND-1). */
function fillLanding(page: string, settings: ContactSettings): string {
  const { contactEmail, contactPhone, contactAddress } = settings
  const details = {
    email: { text: contactEmail, link: mailTo(contactEmail) },
    phone: { text: contactPhone, link: `tel:${contactPhone.replaceAll(/[^\d+]/g, '')}` },
    address: { text: contactAddress, link: '' },
  }
  return Object.entries(details).reduce((filled, [kind, { text, link }]) => {
    const places = new RegExp(`<(p|span) data-contact="${kind}">.*?</\\1>`, 'gs')
    return filled.replaceAll(places, (place) =>
      text
        ? place
            .replaceAll(`{{${kind}}}`, () => escaped(text))
            .replaceAll(`{{${kind}Link}}`, () => escaped(link))
        : '',
    )
  }, page)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
