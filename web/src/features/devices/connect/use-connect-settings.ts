import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useHostForDevices } from '../../../api/use-server-address.ts'
import type { MadeSecret } from '../manage/device-calls.ts'
import type { ConnectSettings } from './fill-sketch.ts'

/** The settings of a device with its new secret, as this page reaches the server. */
export function useConnectSettings(
  { deviceIdentifier: identifier, ipAddress, local_ip, ...device }: Device,
  { device_secret: secret, mqtt_port: mqttPort, tls }: MadeSecret,
): ConnectSettings {
  const dialect = device.dialect ?? null
  const server = useHostForDevices(dialect)
  return { server, mqttPort, tls, identifier, secret, ip: ipAddress ?? local_ip ?? '', dialect }
}
