import { useSyncExternalStore } from 'react'
import { Listeners } from '../../../ui/browser/listeners.ts'
import { remember } from '../../../ui/browser/remember.ts'
import { browserStorage } from '../../../ui/browser/storage.ts'

/** How a room shows its devices: each as a plate with tiles, or as a list with a row for each pin. */
export type RoomView = 'tiles' | 'rows'

/** With more devices than these a room shows rows, unless somebody has chosen otherwise. */
export const mostPlates = 8

const key = 'roomView'
const listeners = new Listeners()

/** The view that was chosen in this browser for every room; null where the size of a room decides. */
export function useChosenView(): RoomView | null {
  const chosen = useSyncExternalStore(listeners.subscribe, () => browserStorage.getItem(key))
  return chosen === 'tiles' || chosen === 'rows' ? chosen : null
}

/** Shows every room so from now on. */
export function chooseView(view: RoomView): void {
  remember(browserStorage, key, view)
  listeners.tell()
}
