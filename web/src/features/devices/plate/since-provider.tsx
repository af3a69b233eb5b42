import { useCallback } from 'react'
import type { Elements } from '../../../ui/layout/elements.ts'
import { clock } from '../../../ui/time/clock.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { type PinLastChange, SinceContext, sinceText } from './since.ts'
import { useNameOf } from './use-told-names.ts'

/** Shows on the plates inside since when each pin is as it is, and by whom. */
export function SinceProvider({ children }: { children: Elements }) {
  const nameOf = useNameOf()
  const { homeTimeZone } = usePerson()
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another zone the same time is written anew
  const since = useCallback(
    (change: PinLastChange) => sinceText(change, nameOf, clock.now()),
    [nameOf, homeTimeZone],
  )
  return <SinceContext value={since}>{children}</SinceContext>
}
