import type { AuditStore } from './audit-store.ts'
import { type Entry, firstLink, type Head, linkOf, sealOf } from './chain.ts'
import type { CommandsVerifier } from './verify-commands.ts'

/** The result of a verification of the audit log. Instants are epoch ms. */
export type Verdict = {
  rows: number
  firstAt: number | null
  lastAt: number | null
  /** The stored head. An operator who notes it can check later whether it is still part of the log. */
  head: Head | undefined
  /** A message about the first fault; null when there is none. */
  broken: string | null
}

/** How many rows are read at once. */
const page = 1_000

/**
 * Verifies the whole audit log, even while servers append to it, and the command log by its seals.
 * @param since a head that was noted before.
 */
export async function verifyChain(
  store: Pick<AuditStore, 'head' | 'after' | 'commandsVerifier'>,
  key: Buffer,
  since?: Head,
): Promise<Verdict> {
  const head = await store.head()
  const commands = store.commandsVerifier()
  const walk: Walk = { count: 0, link: firstLink(key), firstAt: null, lastAt: null }
  const walkOn = () => walkAlong(store, key, walk, { head, since, commands })
  const broken =
    (await walkOn()) ??
    faultOfHead(key, walk, head) ??
    faultOfNoted(walk, since) ??
    faultOfEnd(walk, await store.head()) ??
    (await commands.finish(walkOn))
  const { count: rows, firstAt, lastAt } = walk
  return { rows, firstAt, lastAt, head, broken }
}

type Walk = Head & { firstAt: number | null; lastAt: number | null }
type StoredHead = Awaited<ReturnType<AuditStore['head']>>
type Known = {
  head: StoredHead
  since: Head | undefined
  commands: Pick<CommandsVerifier, 'take'>
}

/** Checks row by row; returns a message about the first row that is not as it was written. */
async function walkAlong(
  store: Pick<AuditStore, 'after'>,
  key: Buffer,
  walk: Walk,
  known: Known,
): Promise<string | null> {
  let last = walk.count === 0 ? null : walk.count
  for (;;) {
    const rows: Awaited<ReturnType<AuditStore['after']>> = await store.after(last, page)
    for (const row of rows) {
      const fault = faultOfRow(key, walk, row, known)
      if (fault !== null) return fault
      Object.assign(walk, { count: row.id, link: row.link, lastAt: row.at })
      walk.firstAt ??= row.at
      last = row.id
    }
    const fault = await known.commands.take(rows)
    if (fault !== null || rows.length < page) return fault
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

/** A noted head within the log was checked on the way. */
function faultOfNoted({ count }: Walk, since: Head | undefined): string | null {
  return since && since.count > count ? notPart(since) : null
}

const notPart = ({ count }: Head) =>
  `The head that was noted at row ${count} is not part of this audit log: the log was restored to an older state or made anew.`

/** A row and its head are written together, so by now the head counts every row that was read. */
function faultOfEnd({ count }: Walk, head: StoredHead): string | null {
  if (!head || head.count >= count) return null
  return `The head was set back to row ${head.count}: there are rows up to ${count}.`
}
