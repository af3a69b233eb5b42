import type { AuditStore } from './audit-store.ts'
import { type Cut, type Entry, firstLink, type Head, linkOf, noCut, sealOf } from './chain.ts'
import type { ActivityVerifier } from './verify-activity.ts'
import type { CommandsVerifier } from './verify-commands.ts'

/** The result of a verification of the audit log. Instants are epoch ms. */
export type Verdict = {
  rows: number
  firstAt: number | null
  lastAt: number | null
  /** The stored head. An operator who notes it can check later whether it is still part of the log. */
  head: Head | undefined
  /** The old rows that were removed before. */
  cut: Cut
  /** A message, when the noted head stood in what was removed: it can't be compared any more. */
  uncompared: string | null
  /** A message about the first fault; null when there is none. */
  broken: string | null
}

/** How many rows are read at once. */
const page = 1_000

/**
 * Verifies the whole audit log, even while servers append to it, and by its seals the command log
 * and what devices have changed by themselves.
 * @param since a head that was noted before.
 */
export async function verifyChain(
  store: Pick<AuditStore, 'head' | 'after' | 'commandsVerifier' | 'activityVerifier'>,
  key: Buffer,
  since?: Head,
): Promise<Verdict> {
  for (;;) {
    const verdict = await verifyOnce(store, key, since)
    const now = cutUnder(key, await store.head())
    // Rows given up meanwhile are no fault.
    if (verdict.broken === null || now.cut_count === verdict.cut.cut_count) return verdict
  }
}

async function verifyOnce(
  store: Parameters<typeof verifyChain>[0],
  key: Buffer,
  since: Head | undefined,
): Promise<Verdict> {
  const head = await store.head()
  const cut = cutUnder(key, head)
  const { cut_count: removed, cut_link } = cut
  const [commands, activity] = [store.commandsVerifier(), store.activityVerifier()]
  const link = removed === 0 ? firstLink(key) : cut_link
  const walk: Walk = { count: removed, link, firstAt: null, lastAt: null }
  const walkOn = () => walkAlong(store, key, walk, { head, since, commands, activity })
  const begin = () => (removed === 0 ? 0 : (walk.firstAt ?? Number.POSITIVE_INFINITY))
  const broken =
    // Without its seal nobody knows where the log begins.
    (head && head.cut_count !== removed ? headChanged : await walkOn()) ??
    faultOfHead(key, walk, head) ??
    faultOfNoted(walk, since, cut) ??
    faultOfEnd(walk, await store.head()) ??
    (await commands.finish(walkOn, begin())) ??
    (await activity.finish(begin()))
  const { count, firstAt, lastAt } = walk
  const uncompared = since && since.count < removed ? tooOld(since, cut) : null
  return { rows: count - removed, firstAt, lastAt, head, cut, uncompared, broken }
}

/** The cut, when it stands under the seal of the head. */
const cutUnder = (key: Buffer, head: StoredHead): Cut =>
  head && head.seal === sealOf(key, head) ? head : noCut

const tooOld = ({ count }: Head, { cut_count }: Cut) =>
  `The head that was noted at row ${count} can't be compared any more: rows up to ${cut_count} are old and were removed.`

type Walk = Head & { firstAt: number | null; lastAt: number | null }
type StoredHead = Awaited<ReturnType<AuditStore['head']>>
type Known = {
  head: StoredHead
  since: Head | undefined
  commands: Pick<CommandsVerifier, 'take'>
  activity: Pick<ActivityVerifier, 'take'>
}

/** Checks row by row; returns a message about the first row that is not as it was written. */
async function walkAlong(
  store: Pick<AuditStore, 'after'>,
  key: Buffer,
  walk: Walk,
  known: Known,
): Promise<string | null> {
  let last: number | null = walk.count === 0 ? null : walk.count
  for (;;) {
    const rows: Awaited<ReturnType<AuditStore['after']>> = await store.after(last, page)
    for (const row of rows) {
      const fault = faultOfRow(key, walk, row, known)
      if (fault !== null) return fault
      Object.assign(walk, { count: row.id, link: row.link, lastAt: row.at })
      walk.firstAt ??= row.at
      last = row.id
    }
    await known.activity.take(rows)
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
  if (head?.count === row.id && head.link !== row.link) return headChanged
  return null
}

const headChanged = 'The head was changed.'

function faultOfHead(key: Buffer, { count }: Walk, head: StoredHead): string | null {
  if (!head) return 'The head is missing.'
  if (head.link === '' && count === 0) return 'It has not begun: no server has written to it yet.'
  if (head.seal !== sealOf(key, head)) return headChanged
  if (head.count <= count) return null
  const which =
    head.count === count + 1 ? `row ${head.count} is` : `rows ${count + 1} to ${head.count} are`
  return `The end is cut off: ${which} missing.`
}

/** A noted head within the log was checked on the way. */
function faultOfNoted(
  { count }: Walk,
  since: Head | undefined,
  { cut_count, cut_link }: Cut,
): string | null {
  if (!since) return null
  const isOtherCut = since.count === cut_count && since.link !== cut_link
  return since.count > count || isOtherCut ? notPart(since) : null
}

const notPart = ({ count }: Head) =>
  `The head that was noted at row ${count} is not part of this audit log: the log was restored to an older state or made anew.`

/** A row and its head are written together, so by now the head counts every row that was read. */
function faultOfEnd({ count }: Walk, head: StoredHead): string | null {
  if (!head || head.count >= count) return null
  return `The head was set back to row ${head.count}: there are rows up to ${count}.`
}
