import type { Db } from '../../platform/database/schema.ts'
import type { Entry } from './chain.ts'
import { type CommandSeal, sealOfEnd, sealOfRequest, sealsIn } from './command-seals.ts'

/** The part of an audit entry that matters here. */
type Noted = Pick<Entry, 'event' | 'home_id' | 'detail'>

/** How many rows of the command log are read at once. */
const page = 500

export type CommandsVerifier = ReturnType<typeof commandsVerifier>

/** Compares the command log with the seals of it that the audit log holds (command-seals.ts). */
export function commandsVerifier(db: Db, key: Buffer, pending: () => Promise<readonly Noted[]>) {
  const requested = new IdSet()
  const ended = new IdSet()
  /** The homes of missing rows: these were deleted, or somebody has removed the rows. */
  const missing = new Map<number, number>()
  const deletedHomes = new Set<number>()

  /** Takes audit entries in their order; returns a message about the first command that was changed. */
  async function take(entries: readonly Noted[]) {
    for (const { event, home_id } of entries) {
      if (event === 'home.deleted' && home_id !== null) deletedHomes.add(home_id)
    }
    const seals = entries.map(sealsIn)
    return (
      (await compare(
        seals.flatMap(({ requested = [] }) => requested),
        requested,
        (row) => sealOfRequest(key, row),
      )) ??
      (await compare(
        seals.flatMap(({ ended = [] }) => ended),
        ended,
        (row) => sealOfEnd(key, row),
      ))
    )
  }

  async function compare(
    seals: readonly CommandSeal[],
    known: IdSet,
    sealOf: (row: CommandRow) => string,
  ): Promise<string | null> {
    for (let at = 0; at < seals.length; at += page) {
      const some = seals.slice(at, at + page)
      const rows = await commandsOf(
        db,
        some.map(([id]) => id),
      )
      for (const [id, home, seal] of some) {
        known.add(id)
        const row = rows.get(id)
        if (!row) missing.set(id, home)
        else if (sealOf(row) !== seal) return `Command ${id} was changed.`
      }
    }
    return null
  }

  /** The commands that have no seal, though they are younger than the first one with a seal. */
  async function unsealed(): Promise<CommandRow[]> {
    const found: CommandRow[] = []
    for (let last = requested.first - 1; Number.isFinite(last); ) {
      const rows = await db
        .selectFrom('command')
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(page)
        .execute()
      found.push(...rows.filter((row) => !isSealed(row)))
      last = rows.at(-1)?.id ?? Number.POSITIVE_INFINITY
    }
    return found
  }

  const isSealed = ({ id, outcome }: CommandRow) =>
    requested.has(id) && (outcome === null || ended.has(id))

  return {
    take,

    /**
     * Returns a message about the first command that was removed or inserted. Servers may go on
     * meanwhile: what seems to be without a seal is looked at again, once `catchUp` has taken
     * the entries that were written since.
     * @param begin the seals of earlier requests were given up, epoch ms
     */
    async finish(catchUp: () => Promise<string | null>, begin: number): Promise<string | null> {
      const suspects = (await unsealed()).filter(({ begun_at }) => begun_at >= begin)
      const fault = (await take(await pending())) ?? (await catchUp())
      if (fault !== null) return fault
      const inserted = suspects.find((row) => !isSealed(row))
      if (inserted) {
        return requested.has(inserted.id)
          ? `Command ${inserted.id} was changed.`
          : `Command ${inserted.id} was inserted.`
      }
      // The log may still hold the end of a command whose request was given up.
      const removed = [...missing].find(
        ([id, home]) => requested.has(id) && !deletedHomes.has(home),
      )
      return removed ? `Command ${removed[0]} is missing.` : null
    },
  }
}

type CommandRow = Awaited<ReturnType<typeof readCommands>>[number]

const readCommands = (db: Db, ids: readonly number[]) =>
  db.selectFrom('command').selectAll().where('id', 'in', ids).execute()

const commandsOf = async (db: Db, ids: readonly number[]) =>
  new Map((await readCommands(db, ids)).map((row) => [row.id, row]))

/** A set of ids that are counted up from 1: one byte each. */
class IdSet {
  #marks = new Uint8Array(1_024)
  first = Number.POSITIVE_INFINITY

  add(id: number): void {
    if (id >= this.#marks.length) {
      const larger = new Uint8Array(2 * id)
      larger.set(this.#marks)
      this.#marks = larger
    }
    this.#marks[id] = 1
    this.first = Math.min(this.first, id)
  }

  has(id: number): boolean {
    return this.#marks[id] === 1
  }
}
