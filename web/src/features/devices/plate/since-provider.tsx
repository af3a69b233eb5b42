import { type ReactNode, useCallback } from 'react'
import { usePerson } from '../../sign-in/use-auth.ts'
import { type PinLastChange, SinceContext, sinceText } from './since.ts'
import { useToldNames } from './use-told-names.ts'

/** Shows on the plates inside since when each pin is as it is, and by whom. */
export function SinceProvider({ children }: { children: ReactNode }) {
  const { id } = usePerson()
  const names = useToldNames()
  const since = useCallback(
    (change: PinLastChange) =>
      sinceText(
        change,
        ({ kind, id: by }) => {
          if (kind === 'pass') return names?.passes.find(({ pass_id }) => pass_id === by)?.label
          return by === id ? 'you' : names?.people.find(({ user_id }) => user_id === by)?.username
        },
        Date.now(),
      ),
    [names, id],
  )
  return <SinceContext value={since}>{children}</SinceContext>
}
