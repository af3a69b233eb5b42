import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { announce, announceNow } from '../../../ui/focus/announce.ts'
import { useFloatingBar } from '../../../ui/layout/floating-bar.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { pinNameAmong } from '../plate/pin-text.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useDeviceStates } from '../state/use-device-states.ts'
import { outcomeText, undoText } from './all-off-text.ts'
import styles from './bulk-bar.module.css'
import type { BulkCalls, BulkResult, BulkTask } from './bulk-context.ts'

/** A result without an undo stays so long. */
const readMs = 6_000

type Shown =
  | { phase: 'busy'; text: string }
  | { phase: 'done'; text: string; detail: string | null; token: string | null }
  | { phase: 'failed'; text: string }

/** The result of one 'All off' or scene, with its undo as long as that is possible. */
export function BulkBar({
  task,
  answer,
  onUndo,
  onAgain,
  onClose,
}: {
  task: BulkTask
  answer: Promise<BulkResult>
  onUndo: (token: string) => ReturnType<BulkCalls['undo']>
  onAgain: () => void
  onClose: () => void
}) {
  const states = useDeviceStates()
  const [texts] = useState(() => taskTexts(task, states.devices()))
  const { name } = texts
  const [waiting, setWaiting] = useState(() =>
    answer.then(
      (result): Shown => ({
        phase: 'done',
        text: texts.done(result),
        detail: texts.detail(result),
        token: result.undo?.token ?? null,
      }),
      afterFailure(texts.failed),
    ),
  )
  const [shown, setShown] = useState<Shown>({ phase: 'busy', text: texts.busy })
  const token = shown.phase === 'done' ? shown.token : null

  const take = useEffectEvent((next: Shown) => {
    setShown(next)
    speak(name, next)
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
    setShown({ phase: 'busy', text: texts.undoing })
    setWaiting(onUndo(token).then(afterUndo(texts.back), afterFailure('Undo failed')))
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
    <section ref={bar} aria-label={texts.label} className={styles.bar}>
      <p>
        <b translate="no">{bidiIsolate(name)}</b>
        <span>{` ${shown.text}`}</span>
        {shown.phase === 'done' && shown.detail && (
          <span className={styles.detail}>{shown.detail}</span>
        )}
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

const afterUndo =
  (word: string) =>
  (counts: Parameters<typeof outcomeText>[0]): Shown => ({
    phase: 'done',
    text: outcomeText(counts, word),
    detail: null,
    token: null,
  })

const afterFailure =
  (summary: string) =>
  (error: unknown): Shown => ({ phase: 'failed', text: `${summary}. ${errorMessage(error, '')}` })

function speak(name: string, shown: Shown): void {
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

/** The texts of the bar about a task. */
type BulkTexts = {
  label: string
  name: string
  busy: string
  failed: string
  undoing: string
  /** The state of a pin that came back. */
  back: string
  done(result: BulkResult): string
  /** More of it; null where there is no more. */
  detail(result: BulkResult): string | null
}

/** The texts of a task; `devices` gives the pins of a scene their names. */
function taskTexts(task: BulkTask, devices: LiveDevices): BulkTexts {
  if (task.kind === 'allOff') {
    return {
      label: 'All off',
      name: task.place.name,
      busy: 'Turning off…',
      failed: 'All off failed',
      undoing: 'Turning on again…',
      back: 'on again',
      done: outcomeText,
      detail: (result) => result.undo && undoText(result),
    }
  }
  return {
    label: 'Scene',
    name: task.name,
    busy: 'Setting the switches…',
    failed: 'The scene failed',
    undoing: 'Undoing…',
    back: 'as before',
    done: (result) => outcomeText(result, 'done'),
    detail: (result) => leftText(result, devices),
  }
}

/** Names the pins that a scene has not set: 'Offline: Fan. No answer: Porch lamp.' */
function leftText({ pins = [] }: BulkResult, devices: LiveDevices): string | null {
  const namesOf = (outcome: 'offline' | 'failed') =>
    pins
      .filter((pin) => pin.outcome === outcome)
      .map(({ device_identifier, pin }) => {
        const device = devices.get(device_identifier)?.device
        return device ? pinNameAmong(device, pin) : device_identifier
      })
      .join(', ')
  const [offline, failed] = [namesOf('offline'), namesOf('failed')]
  const texts = [offline && `Offline: ${offline}.`, failed && `No answer: ${failed}.`]
  return texts.filter(Boolean).join(' ') || null
}
