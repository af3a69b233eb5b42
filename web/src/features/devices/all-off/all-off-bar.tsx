import type { AllOff, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { announce, announceNow } from '../../../ui/announce.ts'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { useFloatingBar } from '../../../ui/floating-bar.ts'
import styles from './all-off-bar.module.css'
import { type OffPlace, outcomeText, undoText } from './all-off-text.ts'

/** A result without an undo stays so long. */
const readMs = 6_000

type Shown =
  | { phase: 'busy'; text: string }
  | { phase: 'done'; text: string; detail: string | null; token: string | null }
  | { phase: 'failed'; text: string }

/** The result of one 'All off', with its undo as long as that is possible. */
export function AllOffBar({
  place,
  answer,
  onAgain,
  onClose,
}: {
  place: OffPlace
  answer: Promise<AllOff>
  onAgain: () => void
  onClose: () => void
}) {
  const [waiting, setWaiting] = useState(() =>
    answer.then(afterOff, afterFailure('All off failed')),
  )
  const [shown, setShown] = useState<Shown>({ phase: 'busy', text: 'Turning off…' })
  const token = shown.phase === 'done' ? shown.token : null

  const take = useEffectEvent((next: Shown) => {
    setShown(next)
    speak(place, next)
  })
  useEffect(() => {
    let isGone = false
    void waiting.then((next) => !isGone && take(next))
    return () => {
      isGone = true
    }
  }, [waiting])

  function undo() {
    if (token === null) return
    setShown({ phase: 'busy', text: 'Turning on again…' })
    setWaiting(undoIt(token).then(afterUndo, afterFailure('Undo failed')))
  }
  useUndoKey(token !== null, undo)

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (shown.phase !== 'done') return
    const timer = setTimeout(() => close(), shown.token === null ? readMs : limits.undoMs)
    return () => clearTimeout(timer)
  }, [shown])

  const bar = useRef<HTMLElement>(null)
  useFloatingBar(bar, '--result-height')

  return (
    <section ref={bar} aria-label="All off" className={styles.bar}>
      <p>
        <b>{bidiIsolate(place.name)}</b> {shown.text}
        {shown.phase === 'done' && shown.detail && <span>{shown.detail}</span>}
      </p>
      {token !== null && (
        <Button className={styles.action} onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
          Undo
        </Button>
      )}
      {shown.phase === 'failed' && (
        <>
          <Button className={styles.action} onClick={onAgain}>
            Try again
          </Button>
          <Button className={styles.action} onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </section>
  )
}

const undoIt = (token: string) =>
  callServer<typeof undoAllOffEndpoint>('POST', '/api/devices/all-off/undo', { body: { token } })

function afterOff(result: AllOff): Shown {
  const { undo } = result
  const detail = undo && undoText(result)
  return { phase: 'done', text: outcomeText(result), detail, token: undo?.token ?? null }
}

function afterUndo(counts: Parameters<typeof outcomeText>[0]): Shown {
  return { phase: 'done', text: outcomeText(counts, 'on again'), detail: null, token: null }
}

const afterFailure =
  (what: string) =>
  (error: unknown): Shown => ({ phase: 'failed', text: `${what}. ${errorMessage(error, '')}` })

function speak({ name }: OffPlace, shown: Shown): void {
  const text = `${bidiIsolate(name)}: ${shown.text}.`
  if (shown.phase === 'failed') announceNow(text)
  else if (shown.phase === 'done')
    announce(shown.token === null ? text : `${text} Control Z undoes it for 10 seconds.`)
}

/** Control Z, or Command Z, undoes too: the bar is far from the button that was pressed. */
function useUndoKey(isPossible: boolean, undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey, ctrlKey, metaKey } = event
    const types = target instanceof HTMLElement && target.matches('input, textarea, select')
    if (types || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    if (!isPossible) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isPossible])
}
