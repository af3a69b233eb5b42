import { useQuery } from '@tanstack/react-query'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import type { LetGoProps } from '../../devices/plate/plate-slots.ts'
import { useDevice } from '../../devices/state/use-device-states.ts'
import { useNameOf } from '../../devices/use-visible-names.ts'
import { nextQuery } from '../next/next-query.ts'
import { stepFault } from '../schedule-calls.ts'
import { type HeldPin, heldPins, pressedOf } from './held-pin.ts'
import { isScheduled } from './held-pins.tsx'
import { heldText } from './held-text.ts'
import { useLetGo } from './use-let-go.ts'

/** In the menu of a pin that somebody holds against schedules: until when, and the end of that. */
export function LetGoButton({ deviceIdentifier, pin, onDone }: LetGoProps) {
  const device = useDevice(deviceIdentifier)
  const { data: next } = useQuery(nextQuery)
  const now = useNow()
  if (!next) return null
  const pressed = pressedOf(device, pin).filter((one) => isScheduled(one, next))
  const [held] = heldPins(pressed, next, now)
  return held && <LetGo held={held} onDone={onDone} />
}

function LetGo({ held, onDone }: { held: HeldPin; onDone: () => void }) {
  const nameOf = useNameOf()
  const isOffline = useOffline()
  const lettingGo = useLetGo(held, onDone)
  return (
    <div>
      <p>{stepFault(lettingGo.error) ?? heldText(held.label, held.change, held.until, nameOf)}</p>
      <Button
        disabled={isOffline}
        busy={lettingGo.isPending}
        busyText="Ending…"
        onClick={() => lettingGo.mutate()}
      >
        Let schedules control it again
      </Button>
    </div>
  )
}
