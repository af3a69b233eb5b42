import type { MouseEvent, PointerEvent } from 'react'

/** From so many px on a movement is a drag, and no press. */
const dragPx = 12

/** The handlers of a button that covers a tile: it is pressed where the pointer stays in place. */
export const pressInPlace = followPointer()

/** One pointer presses at a time: where it went down is known for all buttons. */
function followPointer() {
  let downAt = { x: 0, y: 0 }
  return (press: () => void) => ({
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      downAt = { x, y }
    },
    onClick({ clientX: x, clientY: y, detail }: MouseEvent) {
      // A press by the keyboard has no place.
      if (detail === 0 || Math.hypot(x - downAt.x, y - downAt.y) < dragPx) press()
    },
  })
}
