import { memo, useSyncExternalStore } from 'react'
import { whenPainted } from '../../../ui/lazy/when-idle.ts'
import type { PictureOf } from './pin-icons.tsx'

/* The drawings come once the tiles are painted: their rings keep the place, and a tile that gets none has its name. */

const drawings = laterDrawings()

/** The file of the drawings, which the first tile that is painted asks for. */
function laterDrawings() {
  let file: typeof import('./pin-icons.tsx') | null = null
  let isComing = false
  const listeners = new Set<() => void>()
  function fetchFile() {
    import('./pin-icons.tsx').then(
      (come) => {
        file = come
        for (const listener of listeners) listener()
      },
      // The next tile that is drawn asks again.
      () => {
        isComing = false
      },
    )
  }
  return {
    file: () => file,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!isComing) {
        isComing = true
        whenPainted(fetchFile)
      }
      return () => listeners.delete(listener)
    },
  }
}

/** The icon of a pin: as chosen, else as its name lets guess. A press does not render it. */
export const PinPicture = memo(function PinPicture(props: PictureOf) {
  const Drawing = useSyncExternalStore(drawings.subscribe, drawings.file)?.drawingOf(props)
  return Drawing ? <Drawing /> : null
})
