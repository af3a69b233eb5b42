import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { memo, useSyncExternalStore } from 'react'
import { whenPainted } from '../../../ui/lazy/when-idle.ts'

/* The drawings come once the tiles are painted: their rings keep the place, and a tile that gets none has its name. */

type Drawings = typeof import('./pin-icons.tsx')

let drawings: Drawings | null = null
let isComing = false
const listeners = new Set<() => void>()

function fetchDrawings() {
  isComing = true
  import('./pin-icons.tsx').then(
    (file) => {
      drawings = file
      for (const listener of listeners) listener()
    },
    // The next tile that is drawn asks again.
    () => {
      isComing = false
    },
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isComing) {
    isComing = true
    whenPainted(fetchDrawings)
  }
  return () => listeners.delete(listener)
}

/** What hangs on a pin: as chosen, else as its name lets guess. A press does not render it. */
export const PinPicture = memo(function PinPicture(props: {
  icon: PinIcon | null
  pin: PinKey
  nickname: string | null
}) {
  const Drawing = useSyncExternalStore(subscribe, () => drawings)?.drawingOf(props)
  return Drawing ? <Drawing /> : null
})
