import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { DigitsField } from '../../ui/form/field.tsx'
import { readDigits } from '../../ui/form/number-text.ts'
import styles from './pass-entry.module.css'
import { PassEntry } from './pass-entry.tsx'
import { isWholePin, pinErrorText, pinForm } from './refusal-texts.ts'
import { useIsAsking, usePassVisit } from './use-pass-visit.ts'

/** Asks for the PIN that goes with the link. */
export function PinForm({ error }: { error: unknown }) {
  const visit = usePassVisit()
  const isAsking = useIsAsking()
  const form = useRef<HTMLFormElement>(null)
  // A new value for every attempt, so that the focus moves to the field each time.
  const [missing, setMissing] = useState<{ text: string } | null>(null)
  const text = missing?.text ?? (error === null ? undefined : pinErrorText(error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: both mark the field
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [missing, error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const pin = readDigits(String(new FormData(event.currentTarget).get('pin') ?? ''))
    const isPin = isWholePin(pin)
    setMissing(isPin ? null : { text: pin === '' ? 'Enter the PIN' : pinForm })
    if (isPin) void visit.enterPin(pin)
  }

  return (
    <PassEntry
      title="Enter the PIN"
      text="This pass also needs a PIN. Ask the person who gave you the link."
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <DigitsField
          label="PIN"
          name="pin"
          required
          readOnly={isAsking}
          error={isAsking ? undefined : text}
        />
        <Button type="submit" look="primary" large full busy={isAsking} busyText="Opening…">
          Open the pass
        </Button>
      </form>
    </PassEntry>
  )
}
