import { createHash } from 'node:crypto'

/** The sum of a table: the same rows, in any order, have the same sum on either engine. */
export type TableSum = { rows: number; digest: string }

/** Hears how a copy of all tables goes on. */
export type CopyWatch = {
  /** A table is the same on both sides. */
  onTable(name: string, sum: TableSum): void
  /** How much of all rows is copied and compared, 0..1. */
  onProgress(part: number): void
}

/** Counts the rows of a copy, each of which is read on both sides; `rows` is how many there are. */
export function openProgress(rows: number, watch: CopyWatch | undefined) {
  let done = 0
  return {
    add(some: number): void {
      done += some
      // Rows may be added meanwhile where a server runs.
      watch?.onProgress(Math.min(1, done / Math.max(1, 2 * rows)))
    },
    table: (name: string, sum: TableSum) => watch?.onTable(name, sum),
  }
}
export type CopyProgress = ReturnType<typeof openProgress>

/** Adds the rows of one table up. Each is a list of its values, by the names of its columns in order. */
export function openTableSum() {
  const sum = new Uint32Array(8)
  let rows = 0
  return {
    add(row: readonly unknown[]): void {
      const digest = createHash('sha256').update(JSON.stringify(row)).digest()
      for (let at = 0; at < sum.length; at += 1)
        sum[at] = (sum[at] ?? 0) + digest.readUInt32BE(4 * at)
      rows += 1
    },
    end: (): TableSum => ({ rows, digest: Buffer.from(sum.buffer).toString('hex') }),
  }
}

/** Tells whether two tables have the same rows. */
export const isSameSum = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.digest === other.digest
