import { use } from 'react'
import { RememberedSince } from '../browser/offline.ts'
import { clockTime } from './time-text.ts'

/** 'as of 17:45' beside remembered states; null while they are live. */
export function useAsOf(): string | null {
  const since = use(RememberedSince)
  return since === null ? null : `as of ${clockTime(since)}`
}
