import { keyedFingerprint } from '../../platform/random.ts'

/*
 * The links of the audit log. Each row carries a keyed fingerprint of itself and the row
 * before; the head carries one of the last row and the count. Nobody can make them without the
 * key, which is not in the database.
 */

/** A row without its link. `detail` is JSON; the link covers its exact text. */
export type Entry = {
  /** Rows are counted from 1 without gaps, so that a missing row is noticed and named. */
  id: number
  at: number
  home_id: number | null
  person_id: number | null
  event: string
  detail: string
}

/** The end of the audit log at some moment. */
export type Head = { count: number; link: string }

/** The link that the first row continues. */
export const firstLink = (key: Buffer): string => keyedFingerprint(key, JSON.stringify(['first']))

/** The link that the next row continues after the head was lost: the chain stays broken there and goes on. */
export const linkAfterLoss = (key: Buffer): string =>
  keyedFingerprint(key, JSON.stringify(['lost']))

/** The link of a row to the one before. It covers a list, because a list has only one order. */
export function linkOf(key: Buffer, previous: string, entry: Entry): string {
  const { id, at, home_id, person_id, event, detail } = entry
  const parts = [previous, id, at, home_id, person_id, event, detail]
  return keyedFingerprint(key, JSON.stringify(parts))
}

/** The seal of the head. */
export const sealOf = (key: Buffer, { count, link }: Head): string =>
  keyedFingerprint(key, JSON.stringify(['head', count, link]))
