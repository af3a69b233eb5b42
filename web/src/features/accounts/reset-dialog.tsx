import { plainEmail } from '@roomwire/contracts/vocabulary/email-address.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { clock } from '../../ui/time/clock.ts'
import { type FoundProfile, findProfile } from './reset-calls.ts'
import styles from './reset-dialog.module.css'
import { codeSentText, lookUpErrorMessage } from './reset-messages.ts'
import { ResetPasswordStep } from './reset-password-step.tsx'
import { ResetWayStep } from './reset-way-step.tsx'

type Stage =
  | { step: 0; email: string }
  /** `unsure` when the server could not tell whether it has sent a code. */
  | { step: 1; profile: FoundProfile; reason?: string; unsure?: boolean }
  /** Without `sent`, the code came another way: from the operator, or before a reload. */
  | { step: 2; profile: FoundProfile; sent?: { text: string; until: number; unsure: boolean } }
  | { step: 'done' }

const titles = ['Reset Password', 'Send Reset Code', 'New Password'] as const
const start: Stage = { step: 0, email: '' }

/**
 * Sets a new password with a code that is sent to the account. The dialog keeps what
 * is typed and nobody else does, so every opening starts empty (RESET-1).
 */
export function ResetDialog({
  mailKey,
  onClose,
  onDone,
}: {
  /** From the link of a mail with a code: the owner gets codes whatever strangers ask for. */
  mailKey: string | undefined
  onClose: () => void
  /** The password is set, and the dialog closes. */
  onDone: () => void
}) {
  const [stage, setStage] = useState<Stage>(start)
  const isDone = stage.step === 'done'
  const step = stage.step === 'done' ? 2 : stage.step

  const leave = useEffectEvent(onDone)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => leave(), limits.resetCloseDelayMs)
    return () => clearTimeout(timer)
  }, [isDone])

  return (
    <Dialog title={titles[step]} onClose={isDone ? onDone : onClose}>
      <StepMarks step={step} stage={stage.step} />
      <StageForm stage={stage} go={setStage} linkedKey={mailKey} />
    </Dialog>
  )
}

function StageForm({
  stage,
  go,
  linkedKey,
}: {
  stage: Stage
  go: (next: Stage) => void
  linkedKey: string | undefined
}) {
  const [typedKey, setTypedKey] = useState('')
  const mailKey = typedKey || linkedKey
  switch (stage.step) {
    case 0:
      return <ResetEmailStep email={stage.email} onFound={(profile) => go({ step: 1, profile })} />
    case 1: {
      const { profile, reason, unsure = false } = stage
      return (
        <ResetWayStep
          profile={profile}
          reason={reason}
          mailKey={mailKey}
          asksForKey={unsure && linkedKey === undefined}
          onKey={setTypedKey}
          onBack={() => go({ step: 0, email: profile.email })}
          onSent={(requested, code) => {
            const text = codeSentText(profile, requested, code)
            const until = clock.now() + limits.resetCodeLifeMs
            go({ step: 2, profile, sent: { text, until, unsure: code.via === undefined } })
          }}
          onHasCode={() => go({ step: 2, profile })}
        />
      )
    }
    case 2: {
      const { profile, sent } = stage
      return (
        <ResetPasswordStep
          email={profile.email}
          sent={sent}
          mailKey={mailKey}
          onNewCode={(reason) => go({ step: 1, profile, reason, unsure: sent?.unsure })}
          onSet={() => go({ step: 'done' })}
        />
      )
    }
    case 'done':
      return (
        <div className={styles.done}>
          <Notice tone="success">Password changed. You can sign in now.</Notice>
        </div>
      )
  }
}

/** The present step, as bars and as text. A new step moves the focus to the dialog's title. */
function StepMarks({ step, stage }: { step: number; stage: Stage['step'] }) {
  const marks = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    marks.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus()
  }, [stage])
  return (
    <div ref={marks} className={styles.steps}>
      <span className="visually-hidden">{`Step ${step + 1} of ${titles.length}`}</span>
      {titles.map((title, index) => (
        <i key={title} className={index <= step ? styles.reached : undefined} />
      ))}
    </div>
  )
}

/** Step 0 of the password reset: the email of the account. */
function ResetEmailStep({
  email,
  onFound,
}: {
  email: string
  onFound: (profile: FoundProfile) => void
}) {
  const { field, submit, searching, fieldError, error } = useSearch(onFound)
  return (
    <form onSubmit={submit} noValidate>
      {error && <Notice tone="fault">{error}</Notice>}
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={email}
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={searching}
        error={fieldError}
      />
      <DialogActions>
        <Button type="submit" look="primary" full busy={searching} busyText="Verifying…">
          Verify email
        </Button>
      </DialogActions>
    </form>
  )
}

function useSearch(onFound: (profile: FoundProfile) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const search = useMutation({
    mutationFn: findProfile,
    onSuccess: onFound,
    onError: () => field.current?.focus(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = plainEmail(field.current?.value ?? '')
    search.reset()
    setMissing(!typed)
    if (typed) search.mutate(typed)
    else field.current?.focus()
  }

  const why = search.error && lookUpErrorMessage(search.error)
  const missing = isMissing ? 'Please enter your registered email address' : undefined
  return {
    field,
    submit,
    searching: search.isPending,
    fieldError: missing ?? (why?.isOfEmail ? why.text : undefined),
    error: why && !why.isOfEmail ? why.text : undefined,
  }
}
