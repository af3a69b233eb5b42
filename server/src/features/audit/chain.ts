import { keyedFingerprint } from '../../platform/random.ts'

/*
 * The links of the record. Each row carries a keyed fingerprint of itself and
 * the row before; the head carries one of the last row and of how many there
 * are. Without the key, which is not in the database, none can be made.
 */

/** A row without its link. `detail` is JSON, taken letter by letter. */
export type Entry = {
  /** Rows are counted from 1 without gaps, so that a missing one is noticed and named. */
  id: number
  at: number
  home_id: number | null
  person_id: number | null
  event: string
  detail: string
}

/** The end of the record as it was at some moment. */
export type Head = { count: number; link: string }

/** What the first row links to. */
export const firstLink = (key: Buffer): string => keyedFingerprint(key, JSON.stringify(['first']))

/** What the next row links to where the head was lost: the chain stays broken there, and is written on. */
export const linkAfterLoss = (key: Buffer): string =>
  keyedFingerprint(key, JSON.stringify(['lost']))

/** The link of a row to the one before. A list, since its order is its own: there is one way to write it. */
export function linkOf(key: Buffer, previous: string, entry: Entry): string {
  const { id, at, home_id, person_id, event, detail } = entry
  const parts = [previous, id, at, home_id, person_id, event, detail]
  return keyedFingerprint(key, JSON.stringify(parts))
}

export const sealOf = (key: Buffer, { count, link }: Head): string =>
  keyedFingerprint(key, JSON.stringify(['head', count, link]))
