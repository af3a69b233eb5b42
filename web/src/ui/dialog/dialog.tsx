import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useOffline } from '../browser/offline.ts'
import { Button } from '../control/button.tsx'
import { Notice } from '../control/notice.tsx'
import type { Elements } from '../layout/elements.ts'
import { classNames } from '../look/class-names.ts'
import styles from './dialog.module.css'

/**
 * A modal question or form. It is open as long as it is rendered. A click beside it
 * closes it only while nothing has been typed.
 */
export function Dialog({
  title,
  titleOf = '',
  step,
  onBack,
  onClose,
  wide = false,
  aside = false,
  urgent = false,
  kept = false,
  children,
}: {
  title: string
  /** Tells the title from others, for screen readers and for what is kept of a form: ' of Lamp'. */
  titleOf?: string | undefined
  /** The step that is shown in place of the first one: it takes the focus when it comes. */
  step?: string | undefined
  /** Goes one step back, where there is one: Escape does. */
  onBack?: (() => void) | undefined
  onClose: () => void
  wide?: boolean
  /** A sheet of full height: at the right edge, or on a phone over everything. */
  aside?: boolean
  /** A question that needs an answer: it has no Close, and is announced as an alert. */
  urgent?: boolean
  /** Its content cannot be shown again, so a click beside it does not close it. */
  kept?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const typed = useRef(false)
  const titleId = useId()

  // In the layout phase, whose clean-up runs while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    firstFocus(element, aside)?.focus()
    // Closing, not just removing, returns the focus to the opener.
    return () => element.close()
  }, [aside])

  const shownStep = useRef(step)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && step !== undefined && step !== shownStep.current) {
      element.scrollTop = 0
      firstFocus(element, aside)?.focus()
    }
    shownStep.current = step
  }, [step, aside])

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && !typed.current && !kept) onClose()
  }

  // A browser fires no second `cancel` that can be prevented before something is clicked, and closes the dialog by itself.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) (onBack ?? onClose)()
  }

  return (
    <dialog
      ref={dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, wide && styles.wide, aside && styles.aside)}
      onClick={onBackdrop}
      onKeyDown={onKeyDown}
      onInput={() => {
        typed.current = true
      }}
      onCancel={(event) => {
        event.preventDefault()
        ;(onBack ?? onClose)()
      }}
    >
      <div className={classNames(styles.head, urgent && styles.question)}>
        <h2 id={titleId} tabIndex={-1} data-title className={styles.title}>
          <span>{title}</span>
          {titleOf && <span className="visually-hidden">{titleOf}</span>}
        </h2>
        {!urgent && (
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      <div className="visually-hidden" role="status" aria-atomic="true" data-region="status" />
      <div className="visually-hidden" role="alert" aria-atomic="true" data-region="alert" />
    </dialog>
  )
}

/**
 * The first focus: the safe answer of a question, else the first field. On a phone
 * and in a sheet of many parts it is the title, so that no keyboard jumps up.
 */
function firstFocus(dialog: HTMLElement, aside: boolean): HTMLElement | null {
  const safe = dialog.querySelector<HTMLElement>('[data-safe]')
  if (safe) return safe
  const title = dialog.querySelector<HTMLElement>('[data-title]')
  if (aside || !matchMedia('(min-width: 720px)').matches) return title
  return dialog.querySelector<HTMLElement>('input, select, textarea') ?? title
}

/** The buttons of a dialog: they stay in sight while a long form scrolls. */
export function DialogActions({ children }: { children: Elements }) {
  const offline = useOffline()
  return (
    <div className={styles.actions}>
      {offline && <p className={styles.offline}>No connection to the server. Sending is paused.</p>}
      {children}
    </div>
  )
}

/** The button of a dialog that does what it asks. */
export function ConfirmButton({
  destructive,
  needsServer,
  ...rest
}: ComponentProps<typeof Button> & { destructive: boolean; needsServer: boolean }) {
  const offline = useOffline()
  const look = destructive ? 'danger' : 'primary'
  return <Button look={look} disabled={needsServer && offline} {...rest} />
}

/** Asks before an action that is not easily undone. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  busyText,
  busy = false,
  destructive = false,
  needsServer = false,
  error,
  onConfirm,
  onClose,
}: {
  title: string
  children?: ReactNode
  confirm: string
  busyText: string
  busy?: boolean
  destructive?: boolean
  /** It cannot be confirmed without a connection. */
  needsServer?: boolean
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog urgent title={title} onClose={onClose}>
      {children && <div className={styles.text}>{children}</div>}
      {error && <Notice tone="fault">{error}</Notice>}
      <DialogActions>
        <Button data-safe onClick={onClose}>
          Cancel
        </Button>
        <ConfirmButton
          destructive={destructive}
          needsServer={needsServer}
          busy={busy}
          busyText={busyText}
          onClick={onConfirm}
        >
          {confirm}
        </ConfirmButton>
      </DialogActions>
    </Dialog>
  )
}
