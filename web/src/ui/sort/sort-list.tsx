import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { icon } from '../icon.tsx'
import styles from './sort-list.module.css'
import { type SortItem, useSorting } from './use-sorting.ts'

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
  /** What a row shows beside its handle. */
  children: (item: Item) => ReactNode
}) {
  const { list, held, handleOf, step, shiftOf } = useSorting({ items, isPaused, onSort })
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
              held && styles.moving,
              held?.from === index && styles.held,
              held?.pointer && styles.byHand,
            )}
            style={{ translate: `0 ${shiftOf(index)}px` }}
          >
            <button
              type="button"
              className={styles.handle}
              aria-label={`Move ${item.name}`}
              aria-describedby={helpId}
              aria-pressed={held?.from === index}
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
