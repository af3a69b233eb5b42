import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { MadeSecret } from '../manage/device-calls.ts'
import styles from './connect-device.module.css'
import { ConnectFirmware } from './connect-firmware.tsx'
import { useConnectSettings } from './use-connect-settings.ts'

/** The settings that a known board with stock firmware wants, with its new secret. */
export function FirmwareSetup({
  device,
  dialect,
  made,
}: {
  device: Device
  dialect: Dialect
  made: MadeSecret
}) {
  return (
    <div className={styles.start}>
      <ConnectFirmware dialect={dialect} settings={useConnectSettings(device, made)} />
    </div>
  )
}
