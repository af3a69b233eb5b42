import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { announce } from '../announce.ts'
import { moved, placeAt, type RowBox, shiftOf } from './sort-places.ts'

/** What stands in a list that is sorted by hand. */
export type SortItem = { key: string; name: string }

/** A row on its way to another place. */
type Held = {
  key: string
  from: number
  to: number
  boxes: readonly RowBox[]
  /** How far the pointer has it from where it stood, and where it was taken, in px; null on the keyboard. */
  pointer: { offset: number; startY: number } | null
}

type Sorting<Item extends SortItem> = {
  items: readonly Item[]
  isPaused: boolean
  onSort: (keys: string[]) => void
}

/**
 * Sorts a list by hand, with pointer or keyboard. The rows keep their order until one is put down:
 * on the way there they are only drawn elsewhere, so that focus and pointer stay with them.
 */
export function useSorting<Item extends SortItem>({ items, isPaused, onSort }: Sorting<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [stored, setHeld] = useState<Held | null>(null)
  // The list may change meanwhile: then nothing is held any more.
  const held = stored && items[stored.from]?.key === stored.key ? stored : null

  const say = (index: number, place: number, what = '') =>
    announce(`${items[index]?.name}${what}, ${place + 1} of ${items.length}`)

  function lift(index: number, startY: number | null) {
    const item = items[index]
    if (!item || isPaused) return
    const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const pointer = startY === null ? null : { offset: 0, startY }
    setHeld({ key: item.key, from: index, to: index, boxes, pointer })
    say(index, index, ' lifted')
  }
  function holdOver(was: Held, place: number, pointer: Held['pointer'] = null) {
    const to = Math.min(Math.max(place, 0), items.length - 1)
    setHeld({ ...was, to, pointer })
    if (to !== was.to) say(was.from, to)
  }
  function put(from: number, to: number, what = '') {
    if (isPaused || to < 0 || to >= items.length) return
    say(from, to, what)
    if (from !== to) onSort(moved(items, from, to).map(({ key }) => key))
  }
  function drop(was: Held) {
    setHeld(null)
    put(was.from, was.to, ' dropped')
  }
  function putBack(was: Held) {
    setHeld(null)
    say(was.from, was.from, ' is back')
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') held ? drop(held) : lift(index, null)
    else if (held && event.key === 'Escape') putBack(held)
    else if (held && step !== undefined) holdOver(held, held.to + step)
    else return
    // Escape would also end what the list stands in.
    event.preventDefault()
    event.stopPropagation()
  }
  function onPointerMove(event: PointerEvent) {
    if (!held?.pointer) return
    scrollNearEdge(event.clientY)
    const { startY } = held.pointer
    const offset = onPage(event) - startY
    holdOver(held, placeAt(held.boxes, held.from, offset), { offset, startY })
  }

  return {
    list,
    held,
    /** What the handle of a row listens to. */
    handleOf: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      onBlur: () => held && drop(held),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || held) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // Safari does not focus a button that is pressed, and Escape goes to what has the focus.
        event.currentTarget.focus()
        lift(index, onPage(event))
      },
      onPointerMove,
      onPointerUp: () => held?.pointer && drop(held),
      onPointerCancel: () => held?.pointer && putBack(held),
    }),
    /** Moves a row by one place. */
    step: (index: number, by: 1 | -1) => put(index, index + by),
    /** How far a row is drawn from where it stands, in px. */
    shiftOf: (index: number) => {
      if (!held) return 0
      const byHand = index === held.from ? held.pointer?.offset : undefined
      return byHand ?? shiftOf(held.boxes, held, index)
    },
  }
}

const steps: Record<string, 1 | -1> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

const onPage = ({ clientY }: PointerEvent) => clientY + window.scrollY

/** The bars of a phone's page cover so much of it at most, px. */
const edge = 96

function scrollNearEdge(clientY: number) {
  if (clientY < edge) window.scrollBy(0, -12)
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, 12)
}
