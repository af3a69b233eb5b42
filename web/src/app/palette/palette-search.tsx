import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { announce } from '../../ui/focus/announce.ts'
import { findEntries } from './find-entries.ts'
import styles from './palette.module.css'
import type { PaletteEntry } from './palette-entries.ts'
import { PaletteOption } from './palette-option.tsx'
import { recentEntries } from './recent-entries.ts'
import { timerEntries } from './timer-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

/** The field and the list of what it finds. Arrows move in the list, Enter chooses. */
export function PaletteSearch({
  personId,
  onChoose,
}: {
  personId: number
  onChoose: (entry: PaletteEntry) => void
}) {
  const entries = usePaletteEntries()
  const [recent] = useState(() => recentEntries(personId))
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(
    () => [...timerEntries(entries, typed, recent), ...findEntries(entries, typed, recent)],
    [entries, typed, recent],
  )
  const active = Math.min(at, found.length - 1)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  useSpokenCount(typed, found.length)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) setAt((active + step + found.length) % found.length)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.palette}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Search rooms, switches, devices, people and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        placeholder="Room, switch, person or action"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-safe
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {found.map((entry, index) => (
          <PaletteOption
            key={entry.id}
            id={optionId(index)}
            entry={entry}
            isActive={index === active}
            onChoose={() => {
              setAt(index)
              onChoose(entry)
            }}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {`No results for ‘${typed.trim()}’. Try the name of a room or switch.`}
        </p>
      )}
    </div>
  )
}

/** Screen readers hear the option, and how many there are once something was typed. */
function useSpokenCount(typed: string, count: number): void {
  useEffect(() => {
    if (typed !== '') announce(count === 1 ? '1 result' : `${count} results`)
  }, [typed, count])
}
