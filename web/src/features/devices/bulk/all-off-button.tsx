import { useCallback } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useOnlyLooks } from '../../sign-in/use-auth.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { pinsOn } from '../state/devices-by-room.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import styles from './all-off-button.module.css'
import type { OffPlace } from './all-off-text.ts'
import { useAllOff } from './bulk-context.ts'

/** Turns off everything in a room, or in the home. Where nothing is on it has nothing to do. */
export function AllOffButton({ place }: { place: OffPlace }) {
  const turnOff = useAllOff()
  const offline = useOffline()
  const onlyLooks = useOnlyLooks()
  const { roomId } = place
  const select = useCallback((devices: LiveDevices) => pinsOn(devices, roomId) > 0, [roomId])
  const isOn = useOfDevices(select, Object.is)
  const idle = offline || !isOn
  if (onlyLooks) return null
  return (
    // Not natively disabled: it would lose the focus of the person who has just pressed it.
    <Button
      className={styles.button}
      aria-disabled={idle || undefined}
      onClick={() => !idle && turnOff(place)}
    >
      <span>All off</span>
      <span className="visually-hidden">{` in ${place.name}`}</span>
      {!offline && !isOn && <span className="visually-hidden">, nothing is on</span>}
    </Button>
  )
}
