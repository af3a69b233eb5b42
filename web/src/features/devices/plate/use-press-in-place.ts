import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** From so many px on a movement is a drag, and no press. */
const dragPx = 12

/** The handlers of a button that covers a tile: it is pressed where the pointer stays in place. */
export function usePressInPlace(press: () => void) {
  const downAt = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      downAt.current = { x, y }
    },
    onClick({ clientX, clientY, detail }: MouseEvent) {
      const { x, y } = downAt.current
      // A press by the keyboard has no place.
      if (detail === 0 || Math.hypot(clientX - x, clientY - y) < dragPx) press()
    },
  }
}
