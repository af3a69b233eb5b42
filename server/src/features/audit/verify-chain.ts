import type { AuditStore } from './audit-store.ts'
import { type Entry, firstLink, type Head, linkOf, sealOf } from './chain.ts'

/** What a walk along the record has found. Instants are epoch ms. */
export type Verdict = {
  rows: number
  firstAt: number | null
  lastAt: number | null
  /** As it is stored; to be noted by whoever wants to ask later whether it is still part of the record. */
  head: Head | undefined
  /** What is wrong first, in words; null when nothing is. */
  broken: string | null
}

/** Rows read at once. */
const page = 1_000

/**
 * Walks along the whole record, also while servers add to it.
 * @param since a head that was noted before.
 */
export async function verifyChain(
  store: Pick<AuditStore, 'head' | 'after'>,
  key: Buffer,
  since?: Head,
): Promise<Verdict> {
  const head = await store.head()
  const walk: Walk = { count: 0, link: firstLink(key), firstAt: null, lastAt: null }
  const broken =
    (await walkAlong(store, key, walk, { head, since })) ??
    faultOfHead(key, walk, head) ??
    faultOfNoted(walk, since) ??
    faultOfEnd(walk, await store.head())
  const { count: rows, firstAt, lastAt } = walk
  return { rows, firstAt, lastAt, head, broken }
}

type Walk = Head & { firstAt: number | null; lastAt: number | null }
type StoredHead = Awaited<ReturnType<AuditStore['head']>>
type Known = { head: StoredHead; since: Head | undefined }

/** Goes from row to row; tells what is wrong with the first that is not as it was written. */
async function walkAlong(
  store: Pick<AuditStore, 'after'>,
  key: Buffer,
  walk: Walk,
  known: Known,
): Promise<string | null> {
  let last: number | null = null
  for (;;) {
    const rows: Awaited<ReturnType<AuditStore['after']>> = await store.after(last, page)
    for (const row of rows) {
      const fault = faultOfRow(key, walk, row, known)
      if (fault !== null) return fault
      Object.assign(walk, { count: row.id, link: row.link, lastAt: row.at })
      walk.firstAt ??= row.at
      last = row.id
    }
    if (rows.length < page) return null
  }
}

function faultOfRow(
  key: Buffer,
  { count, link }: Walk,
  row: Entry & { link: string },
  { head, since }: Known,
): string | null {
  const next = count + 1
  const counted = head?.count ?? Number.POSITIVE_INFINITY
  if (row.id > next && counted >= next) return `Row ${next} is missing.`
  if (row.id !== next) return `Row ${row.id} was inserted.`
  if (row.link !== linkOf(key, link, row)) {
    return row.id > counted ? `Row ${row.id} was inserted.` : `Row ${row.id} was changed.`
  }
  if (since?.count === row.id && since.link !== row.link) return notPart(since)
  if (head?.count === row.id && head.link !== row.link) return 'The head was changed.'
  return null
}

function faultOfHead(key: Buffer, { count }: Walk, head: StoredHead): string | null {
  if (!head) return 'The head is missing.'
  if (head.link === '' && count === 0) return 'It has not begun: no server has written to it yet.'
  if (head.seal !== sealOf(key, head)) return 'The head was changed.'
  if (head.count <= count) return null
  const which =
    head.count === count + 1 ? `row ${head.count} is` : `rows ${count + 1} to ${head.count} are`
  return `The end is cut off: ${which} missing.`
}

/** One that lies within was looked at on the way. */
function faultOfNoted({ count }: Walk, since: Head | undefined): string | null {
  return since && since.count > count ? notPart(since) : null
}

const notPart = ({ count }: Head) =>
  `The head that was noted at row ${count} is not part of this record: it was put back or made anew.`

/** A row and the head that counts it are written together, so by now the head counts what was read. */
function faultOfEnd({ count }: Walk, head: StoredHead): string | null {
  if (!head || head.count >= count) return null
  return `The head was put back to row ${head.count}: there are rows up to ${count}.`
}
