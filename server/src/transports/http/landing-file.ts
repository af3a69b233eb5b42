import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperatorContact } from '../../features/accounts/contact-details-store.ts'
import { htmlType, type PackedFile, sendFile } from './packed-file.ts'
import { mailTo } from './security-txt.ts'

/** The facts about this installation that the landing page states. */
export type LandingFacts = {
  contact: OperatorContact
  /** Whether strangers can register. */
  isOpen: boolean
  /** Whether a visitor's message is mailed to the operator. */
  isMailed: boolean
}

/** The facts that are certainly true, before the others could be read. */
const noFacts: LandingFacts = {
  contact: { email: '', phone: '', address: '' },
  isOpen: true,
  isMailed: false,
}

/** The paths of the landing page; a file is also found without its ending. */
const landingPath = /^\/(landing(\.html)?)?(\?|$)/

/**
 * The landing page, which the build has written as a file, with the facts about this installation. It
 * is filled in and packed when it is asked for first, and again when one of them has changed.
 * @param page the file
 * @param readFacts may throw an error of the database: then the last ones count.
 * @returns answers a request for it, and whether it did.
 */
export function openLandingFile(page: string, readFacts: () => Promise<LandingFacts>) {
  let known = noFacts
  let made: { of: string; page: PackedFile } | undefined
  const pageNow = async (): Promise<PackedFile> => {
    known = await readFacts().catch(() => known)
    const of = JSON.stringify(known)
    if (made?.of !== of) made = { of, page: packed(fillLanding(page, known)) }
    return made.page
  }
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!landingPath.test(request.url)) return false
    void pageNow().then((packedPage) => sendFile(reply, packedPage, 'no-cache'))
    return true
  }
}

const packed = (page: string): PackedFile => ({
  type: htmlType,
  plain: Buffer.from(page),
  br: brotliCompressSync(page),
  gzip: gzipSync(page, { level: 9 }),
})

function fillLanding(page: string, { contact, isOpen, isMailed }: LandingFacts): string {
  const registered = without(page, 'registration', isOpen ? 'invited' : 'open')
  return fillContact(without(registered, 'messages', isMailed ? 'stored' : 'mailed'), contact)
}

/** Removes the elements that are only for this state. */
const without = (page: string, of: 'registration' | 'messages', state: string): string =>
  page.replaceAll(new RegExp(`<(a|p|h3) data-${of}="${state}"[^>]*>.*?</\\1>`, 'gs'), '')

/** Writes each detail into its places, or removes these when there is none (LAND-1). */
function fillContact(page: string, { email, phone, address }: OperatorContact): string {
  const details = {
    email: { text: email, link: mailTo(email) },
    phone: { text: phone, link: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    address: { text: address, link: '' },
  }
  return Object.entries(details).reduce((filled, [kind, { text, link }]) => {
    const places = new RegExp(`<(p|span) data-contact="${kind}"[^>]*>.*?</\\1>`, 'gs')
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
