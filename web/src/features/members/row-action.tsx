import type { ReactNode } from 'react'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'

/** What can be done with a person of a list; a screen reader hears with whom. */
export function RowAction({
  who,
  onPress,
  children,
}: {
  who: string
  onPress: () => void
  children: ReactNode
}) {
  const offline = useOffline()
  return (
    <Button look="quiet" disabled={offline} onClick={onPress}>
      <span>{children}</span>
      <span className="visually-hidden">{` ${who}`}</span>
    </Button>
  )
}
