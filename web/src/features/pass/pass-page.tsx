import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { PassBoard } from './board/pass-board.tsx'
import { PassEntry, Refused, UseHere } from './pass-entry.tsx'
import type { PassVisit } from './pass-visit.ts'
import {
  PassVisitContext,
  useIsAsking,
  useNextLinks,
  useRenewals,
  useVisitState,
} from './use-pass-visit.ts'

const { Part: PinForm } = partFile(async () => (await import('./pin-form.tsx')).PinForm)

/** The page of a pass: the switches that somebody without an account may use. */
export function PassPage({ visit, passId }: { visit: PassVisit; passId: string }) {
  useRenewals(visit)
  useNextLinks(visit)
  return (
    <PassVisitContext value={visit}>
      <Stage passId={passId} />
    </PassVisitContext>
  )
}

function Stage({ passId }: { passId: string }) {
  const state = useVisitState()
  const isAsking = useIsAsking()
  switch (state.at) {
    case 'opening':
      return <PassEntry title="Opening the pass…" isBusy={isAsking} />
    case 'pin':
      return (
        <PartPlace fallback={<PassEntry title="Opening the pass…" isBusy />}>
          <PinForm error={state.error} />
        </PartPlace>
      )
    case 'refused':
      return <Refused error={state.error} />
    case 'asking':
      return <UseHere look={state.look} />
    case 'opened':
      return <PassBoard pass={state.pass} passId={passId} />
    case 'lost':
      return (
        <PassEntry
          title="This pass was revoked"
          text="Ask the person who gave it to you if you still need it."
        />
      )
    case 'left':
      return (
        <PassEntry
          title="This browser no longer has the pass"
          text="To use it again, open its link."
        />
      )
  }
}
