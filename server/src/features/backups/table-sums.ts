import { createHash } from 'node:crypto'

/** The sum of a table: the same rows, in any order, have the same sum on either engine. */
export type TableSum = { rows: number; digest: string }

/** Hears of a table that is the same on both sides. */
export type OnTable = (name: string, sum: TableSum) => void

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
