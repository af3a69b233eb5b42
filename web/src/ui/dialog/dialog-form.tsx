import { type ReactNode, type Ref, type SubmitEvent, useId } from 'react'
import { Button } from '../control/button.tsx'
import { Notice } from '../control/notice.tsx'
import { KeptForm } from '../form/kept/kept-form.tsx'
import { hasWrongField } from '../form/own-error.ts'
import type { Elements } from '../layout/elements.ts'
import styles from './dialog.module.css'
import { ConfirmButton, DialogActions } from './dialog.tsx'

type Form = {
  ref?: Ref<HTMLFormElement>
  /** A text before the fields. */
  intro?: Elements
  /** Why sending failed. */
  fault?: ReactNode
  children: Elements
  /** The effect of sending. In a long form, it and the error stand beside the buttons. */
  summary?: string
  /** The effect stands above the fields, as a sentence that they write. */
  isSummaryFirst?: boolean
  cancel?: string
  confirm: string
  busyText: string
  busy: boolean
  destructive?: boolean
  /** Without a connection it can be pressed, and says itself why nothing is sent. */
  answersOffline?: boolean
  onSubmit: (form: HTMLFormElement) => void
  /** A field refuses its own text, and nothing is sent: the form may show what else is wrong. */
  onRefused?: () => void
  onClose: () => void
}

/**
 * The form of a dialog, with the buttons that cancel and send it. It cannot be sent
 * twice at once.
 */
export function DialogForm({
  ref,
  intro,
  fault,
  children,
  summary,
  isSummaryFirst = false,
  cancel = 'Cancel',
  confirm,
  busyText,
  busy,
  destructive = false,
  answersOffline = false,
  onSubmit,
  onRefused,
  onClose,
}: Form) {
  const summaryId = useId()
  const notice = fault && <Notice tone="fault">{fault}</Notice>
  const effect = (
    <p id={summaryId} className={isSummaryFirst ? styles.sentence : styles.summaryText}>
      {summary}
    </p>
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (hasWrongField(event.currentTarget)) onRefused?.()
    else onSubmit(event.currentTarget)
  }

  return (
    <KeptForm ref={ref} onSubmit={submit} noValidate>
      {intro}
      {!summary && notice}
      {isSummaryFirst && effect}
      {children}
      <DialogActions>
        {summary && (notice || !isSummaryFirst) && (
          <div className={styles.summary}>
            {notice}
            {!isSummaryFirst && effect}
          </div>
        )}
        <Button onClick={onClose}>{cancel}</Button>
        <ConfirmButton
          destructive={destructive}
          needsServer={!answersOffline}
          type="submit"
          aria-describedby={summary && summaryId}
          busy={busy}
          busyText={busyText}
        >
          {confirm}
        </ConfirmButton>
      </DialogActions>
    </KeptForm>
  )
}
