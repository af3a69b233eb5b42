import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FoundProfile, sendCode, type Way } from './reset-calls.ts'
import { ResetWays } from './reset-ways.tsx'
import { whyNotSent } from './reset-words.ts'

/** Step 1 of the password reset: which way the code is to take. */
export function ResetWayStep({
  profile,
  trouble,
  onBack,
  onSent,
  onHasCode,
}: {
  profile: FoundProfile
  /** Why a new code is needed. */
  trouble: string | undefined
  onBack: () => void
  onSent: (via: Way) => void
  onHasCode: () => void
}) {
  const [way, setWay] = useState<Way>('email')
  const sending = useMutation({
    mutationFn: (via: Way) => sendCode(profile.email, via),
    onSuccess: (_, via) => onSent(via),
  })
  const words = sending.error
    ? whyNotSent(sending.error, sending.variables)
    : sending.isIdle && trouble

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sending.isPending) sending.mutate(way)
  }

  return (
    <form onSubmit={submit}>
      {words && <Notice tone="fault">{words}</Notice>}
      <ResetWays profile={profile} way={way} onChoose={setWay} />
      <Button look="ghost" onClick={onHasCode}>
        I already have a code
      </Button>
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" busy={sending.isPending} busyText="Sending…">
          Send code
        </Button>
      </DialogActions>
    </form>
  )
}
