import type { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { useOffline } from '../../../ui/offline.ts'
import { toast } from '../../../ui/toast.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useNameOf } from '../../devices/plate/use-told-names.ts'
import { useOnlyLooks } from '../../sign-in/use-auth.ts'
import { type ScheduleList, schedulesQuery, stepFault } from '../schedule-calls.ts'
import styles from './held-pins.module.css'
import { heldText } from './held-text.ts'
import type { PressedPin } from './pressed-pins.ts'

type HeldPinsProps = {
  pressed: readonly PressedPin[]
  /** Only those that are still held then, epoch ms. */
  at?: number
}

/** Of pins that somebody has switched those that schedules would act on, and now leave alone. */
export const HeldPins = (props: HeldPinsProps) => props.pressed.length > 0 && <Held {...props} />

function Held({ pressed, at = 0 }: HeldPinsProps) {
  const { data: list } = useQuery(schedulesQuery)
  const now = useNow()
  if (!list) return null
  const held = pressed.flatMap((one) => {
    // The clock of this page may be a little behind that of the server.
    const until = heldUntil(one.change, list.hold_s, Math.max(now, one.change.at))
    return until !== null && until > at && isScheduled(one, list) ? [{ ...one, until }] : []
  })
  if (held.length === 0) return null
  return (
    <ul className={styles.held}>
      {held.map((one) => (
        <HeldPin key={`${one.deviceIdentifier} ${one.pin} ${one.change.at}`} {...one} />
      ))}
    </ul>
  )
}

const isScheduled = ({ deviceIdentifier, pin }: PressedPin, { schedules }: ScheduleList): boolean =>
  schedules.some(
    ({ next_at, pins }) =>
      next_at !== null &&
      pins.some((one) => one.device_identifier === deviceIdentifier && one.pin === pin),
  )

function HeldPin({ deviceIdentifier, pin, label, change, until }: PressedPin & { until: number }) {
  const nameOf = useNameOf()
  const isOffline = useOffline()
  const onlyLooks = useOnlyLooks()
  const lettingGo = useMutation({
    mutationFn: () =>
      callServer<typeof letGoEndpoint>('POST', '/api/devices/let-go', {
        body: { device_identifier: deviceIdentifier, pin, changed_at: change.at },
      }),
    onSuccess: ({ message }) => toast(message),
  })
  return (
    <li className={styles.pin}>
      <span>{stepFault(lettingGo.error) ?? heldText(label, change, until, nameOf)}</span>
      {!onlyLooks && (
        <Button disabled={isOffline} busy={lettingGo.isPending} onClick={() => lettingGo.mutate()}>
          Let go<span className="visually-hidden"> {label}</span>
        </Button>
      )}
    </li>
  )
}
