import { Button } from '../../../ui/control/button.tsx'
import { refusalTexts } from '../refusal-texts.ts'
import { useIsAsking, usePassVisit } from '../use-pass-visit.ts'
import { PassEntry } from './pass-entry.tsx'

/** Why the pass could not be opened, and what to do. */
export function Refused({ error }: { error: unknown }) {
  const visit = usePassVisit()
  const isAsking = useIsAsking()
  const { title, text, mayTryAgain } = refusalTexts(error)
  return (
    <PassEntry title={title} text={text}>
      {mayTryAgain && (
        <Button large full busy={isAsking} busyText="Trying…" onClick={() => visit.again()}>
          Try again
        </Button>
      )}
    </PassEntry>
  )
}
