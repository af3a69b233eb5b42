import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useHostForDevices } from '../../../api/use-server-address.ts'
import type { MadeSecret } from '../manage/device-calls.ts'
import styles from './connect-device.module.css'
import { ConnectFirmware } from './connect-firmware.tsx'

/** The settings that a known board with stock firmware wants, with its new secret. */
export function FirmwareSetup({
  device: { deviceIdentifier: identifier, ipAddress, local_ip },
  dialect,
  made: { device_secret: secret, mqtt_port: mqttPort, tls },
}: {
  device: Device
  dialect: Dialect
  made: MadeSecret
}) {
  const server = useHostForDevices(dialect)
  const ip = ipAddress ?? local_ip ?? ''
  return (
    <div className={styles.start}>
      <ConnectFirmware
        dialect={dialect}
        settings={{ server, mqttPort, tls, identifier, secret, ip, dialect }}
      />
    </div>
  )
}
