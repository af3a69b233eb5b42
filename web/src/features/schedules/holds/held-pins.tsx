import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useFocusLeft } from '../../../ui/focus/use-return-focus.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { useNameOf } from '../../devices/use-visible-names.ts'
import { useOnlyLooks } from '../../sign-in/use-auth.ts'
import { nextQuery } from '../next/next-query.ts'
import { stepFault } from '../schedule-calls.ts'
import { type HeldPin, heldPins } from './held-pin.ts'
import styles from './held-pins.module.css'
import { heldText } from './held-text.ts'
import type { PressedPin } from './pressed-pins.ts'
import { useLetGo } from './use-let-go.ts'

type HeldPinsProps = {
  pressed: readonly PressedPin[]
  /** Only those that are still held then, epoch ms. */
  at?: number
}

/** Of pins that somebody has switched those that schedules would act on, and now leave alone. */
export const HeldPins = (props: HeldPinsProps) => props.pressed.length > 0 && <Held {...props} />

function Held({ pressed, at = 0 }: HeldPinsProps) {
  const { data: next } = useQuery(nextQuery)
  const now = useNow()
  const held = next ? heldPins(pressed, next, now).filter(({ until }) => until > at) : []
  if (held.length === 0) return null
  return (
    <ul className={styles.held}>
      {held.map((one) => (
        <HeldRow key={`${one.deviceIdentifier} ${one.pin} ${one.change.at}`} {...one} />
      ))}
    </ul>
  )
}

function HeldRow(held: HeldPin) {
  const { label, change, until } = held
  const nameOf = useNameOf()
  const isOffline = useOffline()
  const onlyLooks = useOnlyLooks()
  const lettingGo = useLetGo(held)
  const row = useRef<HTMLLIElement>(null)
  useFocusLeft(row)
  return (
    <li ref={row} className={styles.pin}>
      <Time at={until} className={styles.text}>
        {stepFault(lettingGo.error) ?? heldText(label, change, until, nameOf)}
      </Time>
      {!onlyLooks && (
        <Button disabled={isOffline} busy={lettingGo.isPending} onClick={() => lettingGo.mutate()}>
          End hold<span className="visually-hidden">{` ${label}`}</span>
        </Button>
      )}
    </li>
  )
}
