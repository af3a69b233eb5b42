import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useFocusLeft } from '../../../ui/focus/use-return-focus.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { pinName } from '../../devices/plate/pin-text.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { useNameOf } from '../../devices/use-visible-names.ts'
import { useOnlyLooks } from '../../sign-in/use-auth.ts'
import { nextQuery } from '../next/next-query.ts'
import type { NextPins } from '../next/next-text.ts'
import { stepFault } from '../schedule-calls.ts'
import { type HeldPin, heldPins, type PressedPin, pressedOf } from './held-pin.ts'
import styles from './held-pins.module.css'
import { heldLines, heldText } from './held-text.ts'
import { useLetGo } from './use-let-go.ts'

/** Which pins of a plate somebody holds against schedules, and until when: quiet lines, whose menus end them. */
export function PlateHolds({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  /** The room that the plate stands in; all of the device without one. */
  roomId: number | undefined
}) {
  const scheduled = useScheduled()
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return scheduled(
        device ? pinsShown(device, roomId).flatMap((pin) => pressedOf(device, pin, pinName)) : [],
      )
    },
    [scheduled, deviceIdentifier, roomId],
  )
  const pressed = useOfDevices(select, isSamePressed, deviceIdentifier)
  return <HeldPins pressed={pressed} draw={drawLines} listClass={styles.lines} />
}

/** Which of these pins somebody still holds against schedules at an instant, and until when. */
export function HoldsOf({
  pins,
  at,
}: {
  pins: readonly { device_identifier: string; pin: PinKey }[]
  /** Epoch ms. */
  at: number
}) {
  const scheduled = useScheduled()
  const select = useCallback(
    (devices: LiveDevices) =>
      scheduled(
        pins.flatMap(({ device_identifier: of, pin }) => pressedOf(devices.get(of)?.device, pin)),
      ),
    [scheduled, pins],
  )
  const pressed = useOfDevices(select, isSamePressed)
  return <HeldPins pressed={pressed} at={at} draw={drawRows} listClass={styles.held} />
}

type HeldPinsProps = {
  pressed: readonly PressedPin[]
  /** Only those that are still held then, epoch ms. */
  at?: number
  draw: (held: readonly HeldPin[]) => Elements
  listClass: string | undefined
}

/** Lists the pins that a person holds against schedules. */
const HeldPins = (props: HeldPinsProps) => props.pressed.length > 0 && <Held {...props} />

function Held({ pressed, at = 0, draw, listClass }: HeldPinsProps) {
  const { data: next } = useQuery(nextQuery)
  const now = useNow()
  const held = next ? heldPins(pressed, next, now).filter(({ until }) => until > at) : []
  if (held.length === 0) return null
  return <ul className={listClass}>{draw(held)}</ul>
}

const drawLines = (held: readonly HeldPin[]) => <HeldLines held={held} />

const drawRows = (held: readonly HeldPin[]) =>
  held.map((one) => (
    <HeldRow key={`${one.deviceIdentifier} ${one.pin} ${one.change.at}`} {...one} />
  ))

function HeldLines({ held }: { held: readonly HeldPin[] }) {
  const nameOf = useNameOf()
  return heldLines(held, nameOf).map(({ key, until, text }) => (
    <li key={key}>
      <Time at={until}>{text}</Time>
    </li>
  ))
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

/** Leaves of pressed pins those that schedules act on: where none does, a press renders nothing. */
function useScheduled() {
  const { data: next } = useQuery(nextQuery)
  return useCallback(
    (pressed: readonly PressedPin[]) =>
      next ? pressed.filter((one) => isScheduled(one, next)) : none,
    [next],
  )
}

const none: readonly PressedPin[] = []

/** Whether schedules act on a pin. */
export const isScheduled = ({ deviceIdentifier, pin }: PressedPin, { pins }: NextPins): boolean =>
  pins.some((next) => next.device_identifier === deviceIdentifier && next.pin === pin)

/** Whether two lists of pressed pins are alike. */
const isSamePressed = (some: readonly PressedPin[], others: readonly PressedPin[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)
