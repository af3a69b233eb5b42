import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { addressesOf, kindText, shortIdentifier } from './device-label.ts'
import styles from './plate.module.css'

/** The identifier, kind and addresses of a device in one quiet line; of one in another room, that room. */
export function DeviceDetails({ device, isBoardHere }: { device: Device; isBoardHere: boolean }) {
  const { deviceIdentifier, room_name } = device
  const lines = isBoardHere ? addressesOf(device) : [`Device in ${room_name ?? 'no room'}`]
  return (
    <p className={styles.meta}>
      <span title={deviceIdentifier}>
        <span aria-hidden="true">{shortIdentifier(deviceIdentifier)}</span>
        <span className="visually-hidden">{deviceIdentifier}</span>
      </span>
      {[kindText(device), ...lines].map((text) => text && <span key={text}>{text}</span>)}
    </p>
  )
}
