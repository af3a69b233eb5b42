import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { memo, useCallback, useEffect, useState } from 'react'
import { announceNow } from '../../../ui/focus/announce.ts'
import { onlyLooksText, useOnlyLooks } from '../../sign-in/use-auth.ts'
import { PinMark } from '../plate/pin-mark.tsx'
import { useUpcoming } from '../plate/plate-slots.ts'
import { type PinModuleProps, pinModuleProps, usePinModule } from '../plate/use-pin-module.ts'
import type { LiveDevice, LiveDevices } from '../state/apply-live-message.ts'
import { devicesInOrder, devicesInRoom, noOrder } from '../state/devices-by-room.ts'
import { roomOfPin } from '../state/pins-of.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import styles from './room-switches.module.css'

/** For so long the card says what became of a press, ms. */
const newsMs = 6_000

/**
 * A room's switches on its card: each small plate is pressed by itself, and says so above them. What
 * one shows draws none of the others again: a dashboard may have thousands.
 */
export const RoomSwitches = memo(function RoomSwitches({ room }: { room: Room }) {
  const { room_id: roomId, device_order: order } = room
  const select = useCallback(
    (devices: LiveDevices) => pinsIn(devicesInRoom(devices, roomId), roomId, order),
    [roomId, order],
  )
  const pins = useOfDevices(select, samePins)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(() => setPressed(null), newsMs)
    return () => clearTimeout(timer)
  }, [pressed])
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={styles.switches} aria-label={`Switches of ${room.room_name}`}>
      {pins.map((pin) => (
        <li key={keyOf(pin)}>
          <PinLamp pin={pin} isNews={pressed?.key === keyOf(pin)} onPress={setPressed} />
        </li>
      ))}
    </ul>
  )
})

/** A new one for each press: the same pin may be pressed again. */
type Pressed = { key: string }

const keyOf = ({ deviceIdentifier, pin }: PinModuleProps) => `${deviceIdentifier} ${pin}`

const PinLamp = memo(function PinLamp({
  pin,
  isNews,
  onPress,
}: {
  pin: PinModuleProps
  isNews: boolean
  onPress: (pressed: Pressed) => void
}) {
  const { name, isOn, badge, caption, look, isMemory, isIdle, press } = usePinModule(pin)
  const onlyLooks = useOnlyLooks()
  const upcoming = useUpcoming(pin)
  const now = look === 'on' || look === 'off' ? badge : `${badge}, ${caption}`
  const state = upcoming ? `${now}. ${upcoming.text}` : now
  return (
    <>
      <button
        type="button"
        className={styles.lamp}
        title={`${name}: ${state}`}
        aria-label={`${isOn ? 'Turn OFF' : 'Turn ON'} ${name}`}
        aria-description={state}
        aria-disabled={isIdle || onlyLooks || undefined}
        onClick={() => {
          if (onlyLooks) announceNow(onlyLooksText)
          else press(isOn ? 0 : 1)
          onPress({ key: keyOf(pin) })
        }}
      >
        <PinMark look={look} isOn={isOn} isMemory={isMemory} rocker />
      </button>
      {isNews && (
        <span className={styles.news} aria-hidden="true">
          <bdi translate="no">{name}</bdi>
          <span>{`: ${state}`}</span>
        </span>
      )}
    </>
  )
})

function pinsIn(devices: readonly LiveDevice[], roomId: number, order = noOrder): PinModuleProps[] {
  return devicesInOrder(devices, order).flatMap(({ device, pins }) => {
    return [...pins.keys()]
      .filter((pin) => roomOfPin(device, pin) === roomId)
      .map((pin) => pinModuleProps(device, pin))
  })
}

const samePins = (a: readonly PinModuleProps[], b: readonly PinModuleProps[]) =>
  JSON.stringify(a) === JSON.stringify(b)
