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

/** Up to where old rows were removed: an id, the link of that row, and when it was given up (epoch ms). */
export type Cut = { cut_count: number; cut_link: string; cut_at: number | null }

/** The cut of an audit log that holds all that was ever written. */
export const noCut: Cut = { cut_count: 0, cut_link: '', cut_at: null }

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

/** The seal of the head. Before the first cut it is the same as when there were no cuts. */
export function sealOf(
  key: Buffer,
  { count, link, cut_count, cut_link, cut_at }: Head & Cut,
): string {
  const isUncut = cut_count === 0 && cut_link === '' && cut_at === null
  const parts = ['head', count, link, ...(isUncut ? [] : [cut_count, cut_link, cut_at])]
  return keyedFingerprint(key, JSON.stringify(parts))
}
