import { createContext, use } from 'react'
import type { OffPlace } from './all-off-text.ts'

/** Turns off a room or the home; the result appears beside the page. */
export const AllOffContext = createContext<(place: OffPlace) => void>(() => undefined)

/** The function that turns off a room or the home. */
export function useAllOff() {
  return use(AllOffContext)
}
