import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { announce } from '../focus/announce.ts'
import { classNames } from '../look/class-names.ts'
import { icon } from '../look/icon.tsx'
import styles from './sort-list.module.css'
import { moved, placeAt, type RowBox, shiftOf } from './sort-places.ts'

const GripIcon = icon(<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />)
const UpIcon = icon(<path d="M6 15l6-6 6 6" />)
const DownIcon = icon(<path d="M6 9l6 6 6-6" />)

/**
 * A list that people sort by hand: with a handle that is dragged or lifted by the keyboard, and with
 * a button for each step, since not everybody can drag.
 */
export function SortList<Item extends SortItem>({
  label,
  items,
  isPaused,
  onSort,
  children,
}: {
  label: string
  items: readonly Item[]
  /** While true nothing moves. */
  isPaused: boolean
  onSort: (keys: string[]) => void
  /** Draws a row beside its handle. */
  children: (item: Item) => ReactNode
}) {
  const { list, lifted, handleOf, step, shiftOf } = useSorting({ items, isPaused, onSort })
  const helpId = useId()
  return (
    <>
      <p id={helpId} className={styles.help}>
        {isPaused ? (
          'No connection to the server. You can sort again when it is back.'
        ) : (
          <>
            <span>Drag by the handle, or use the arrows. </span>
            <span className={styles.onKeys}>
              On the keyboard: Space lifts, arrow keys move, Space drops, Escape puts back.
            </span>
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ol role="list" ref={list} aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={classNames(
              styles.row,
              lifted && styles.moving,
              lifted?.from === index && styles.lifted,
              lifted?.pointer && styles.byHand,
            )}
            style={{ translate: `0 ${shiftOf(index)}px` }}
          >
            <button
              type="button"
              className={styles.handle}
              aria-label={`Move ${item.name}`}
              aria-describedby={helpId}
              aria-pressed={lifted?.from === index}
              aria-disabled={isPaused || undefined}
              {...handleOf(index)}
            >
              <GripIcon />
            </button>
            <div className={styles.content}>{children(item)}</div>
            <div className={styles.steps}>
              <Step
                label={`Move ${item.name} up`}
                isPaused={isPaused || index === 0}
                onStep={() => step(index, -1)}
              >
                <UpIcon small />
              </Step>
              <Step
                label={`Move ${item.name} down`}
                isPaused={isPaused || index === items.length - 1}
                onStep={() => step(index, 1)}
              >
                <DownIcon small />
              </Step>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Step({
  label,
  isPaused,
  onStep,
  children,
}: {
  label: string
  isPaused: boolean
  onStep: () => void
  children: ReactNode
}) {
  return (
    // Not natively disabled: at the end of the list it would lose the focus of the person who has just pressed it.
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isPaused || undefined}
      onClick={() => !isPaused && onStep()}
    >
      {children}
    </button>
  )
}

/** An item of a list that people sort by hand. */
export type SortItem = { key: string; name: string }

/** A row on its way to another place. */
type Lifted = {
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
function useSorting<Item extends SortItem>({ items, isPaused, onSort }: Sorting<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [stored, setLifted] = useState<Lifted | null>(null)
  // The list may change meanwhile: then nothing is lifted any more.
  const lifted = stored && items[stored.from]?.key === stored.key ? stored : null

  const say = (index: number, place: number, step = '') =>
    announce(`${items[index]?.name}${step}, ${place + 1} of ${items.length}`)

  function lift(index: number, startY: number | null) {
    const item = items[index]
    if (!item || isPaused) return
    const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const pointer = startY === null ? null : { offset: 0, startY }
    setLifted({ key: item.key, from: index, to: index, boxes, pointer })
    say(index, index, ' lifted')
  }
  function moveOver(was: Lifted, place: number, pointer: Lifted['pointer'] = null) {
    const to = Math.min(Math.max(place, 0), items.length - 1)
    setLifted({ ...was, to, pointer })
    if (to !== was.to) say(was.from, to)
  }
  function put(from: number, to: number, step = '') {
    if (isPaused || to < 0 || to >= items.length) return
    say(from, to, step)
    if (from !== to) onSort(moved(items, from, to).map(({ key }) => key))
  }
  function drop(was: Lifted) {
    setLifted(null)
    put(was.from, was.to, ' dropped')
  }
  function putBack(was: Lifted) {
    setLifted(null)
    say(was.from, was.from, ' is back')
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') lifted ? drop(lifted) : lift(index, null)
    else if (lifted && event.key === 'Escape') putBack(lifted)
    else if (lifted && step !== undefined) moveOver(lifted, lifted.to + step)
    else return
    // Escape would also end what the list stands in.
    event.preventDefault()
    event.stopPropagation()
  }
  function onPointerMove(event: PointerEvent) {
    if (!lifted?.pointer) return
    scrollNearEdge(event.clientY)
    const { startY } = lifted.pointer
    const offset = onPage(event) - startY
    moveOver(lifted, placeAt(lifted.boxes, lifted.from, offset), { offset, startY })
  }

  return {
    list,
    lifted,
    /** The listeners of a row's handle. */
    handleOf: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      onBlur: () => lifted && drop(lifted),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || lifted) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // Safari does not focus a button that is pressed, and Escape goes to what has the focus.
        event.currentTarget.focus()
        lift(index, onPage(event))
      },
      onPointerMove,
      onPointerUp: () => lifted?.pointer && drop(lifted),
      onPointerCancel: () => lifted?.pointer && putBack(lifted),
    }),
    /** Moves a row by one place. */
    step: (index: number, by: 1 | -1) => put(index, index + by),
    /** How far a row is drawn from where it stands, in px. */
    shiftOf: (index: number) => {
      if (!lifted) return 0
      const byHand = index === lifted.from ? lifted.pointer?.offset : undefined
      return byHand ?? shiftOf(lifted.boxes, lifted, index)
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
