import type { PassLook } from '@roomwire/contracts/http/held-pass.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { timeLines } from '../pass-times.ts'
import { useIsAsking, usePassVisit } from '../use-pass-visit.ts'
import { PassEntry } from './pass-entry.tsx'

/** What the pass is, before this browser takes one of its places. */
export function UseHere({ look: { pass, places_left: left } }: { look: PassLook }) {
  const visit = usePassVisit()
  const isAsking = useIsAsking()
  const now = useNow()
  const isPhone = matchMedia('(pointer: coarse)').matches
  return (
    <PassEntry
      title={isPhone ? 'Use this pass on this phone?' : 'Use this pass in this browser?'}
      text={[`${pass.label}, ${pass.home_name || 'a home'}.`, ...timeLines(pass, now)].join(' ')}
    >
      <p>
        {left === 0
          ? 'No place is free: other browsers use it already.'
          : `Using it takes a place: ${left} ${left === 1 ? 'is' : 'are'} free. Looking at this page takes none.`}
      </p>
      <Button
        look="primary"
        large
        full
        busy={isAsking}
        busyText="Opening…"
        onClick={() => visit.use()}
      >
        Use this pass
      </Button>
    </PassEntry>
  )
}
