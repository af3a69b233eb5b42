import type { setStaticIpEndpoint, wifiInfoEndpoint } from '@roomwire/contracts/http/devices.ts'
import { callServer } from '../../../../api/call.ts'
import { CallFailed, codeOf, errorMessage, statusOf } from '../../../../api/call-failed.ts'
import { DeviceCallError, deviceCallError } from '../device-call-error.ts'
import styles from '../panel/panel-part.module.css'
import {
  localNameOf,
  lookUpIp,
  type StaticIp,
  setStaticIpOn,
  useBrowserWillAsk,
} from './local-device.ts'

/*
 * Requests to the device itself: first over its connection to the server, which
 * works from anywhere (LAN-3), and only without one straight from this browser
 * (LAN-1, LAN-2).
 */

/** @throws DeviceCallError 'ESP32 rejected: {status}' */
export async function giveStaticIp(deviceIdentifier: string, ip: string, form: StaticIp) {
  const { staticIP, gateway, subnet, dns } = form
  try {
    await callServer<typeof setStaticIpEndpoint>('PUT', '/api/devices/static-ip', {
      body: { device_identifier: deviceIdentifier, static_ip: staticIP, gateway, subnet, dns },
    })
  } catch (error) {
    if (codeOf(error) !== 'device_offline') throw rejected(error)
    await giveStaticIpDirectly(ip, form)
  }
}

async function giveStaticIpDirectly(ip: string, form: StaticIp) {
  const { ok, status } = await setStaticIpOn(ip, form).catch(() => {
    throw new DeviceCallError(
      'ESP32 rejected: no answer',
      `The device is not connected to the server, and this browser could not reach it at ${ip}. Try again in its Wi-Fi, or use the device’s own page.`,
      ip,
    )
  })
  if (!ok) throw new DeviceCallError(`ESP32 rejected: ${status}`)
}

/** The server passes on how the device refused. Everything else concerns the way to the device. */
function rejected(error: unknown): DeviceCallError {
  return codeOf(error) === 'device_refused'
    ? new DeviceCallError(errorMessage(error, 'ESP32 rejected'))
    : deviceCallError('ESP32 rejected', error)
}

/**
 * The address a device has in its network, as the device itself says.
 * @returns null when only this browser could ask, and may not yet.
 * @throws DeviceCallError 'mDNS failed' when it answers without an address, 'mDNS unavailable' when it is not found
 */
export async function recommendedIp(
  deviceIdentifier: string,
  mayAskDirectly: boolean,
): Promise<string | null> {
  try {
    const { ip } = await callServer<typeof wifiInfoEndpoint>('GET', '/api/devices/wifi-info', {
      query: { device_identifier: deviceIdentifier },
    })
    return ip
  } catch (error) {
    if (statusOf(error) === 0)
      throw new DeviceCallError('mDNS unavailable', 'Cannot reach the server.')
    if (codeOf(error) !== 'device_offline') throw failed(error)
    return mayAskDirectly ? lookUpDirectly(deviceIdentifier) : null
  }
}

async function lookUpDirectly(deviceIdentifier: string): Promise<string> {
  const name = localNameOf(deviceIdentifier)
  if (!name) throw new DeviceCallError('mDNS unavailable', 'This ID gives no local network name.')
  const ip = await lookUpIp(name).catch(() => {
    throw new DeviceCallError(
      'mDNS unavailable',
      `The device is not connected to the server, and this browser did not find ${name}. Look again in its Wi-Fi, or use the device’s own page.`,
      name,
    )
  })
  if (ip === null) throw new DeviceCallError('mDNS failed', `${name} answered without an address.`)
  return ip
}

function failed(error: unknown): DeviceCallError {
  const isRefused = codeOf(error) === 'device_refused'
  const why = isRefused
    ? 'The device refused.'
    : error instanceof CallFailed
      ? error.serverText
      : null
  return new DeviceCallError('mDNS failed', why)
}

/** Shows the reason before the browser asks, because the browser's question gives none. */
export function LocalNetworkHint() {
  if (!useBrowserWillAsk()) return null
  return (
    <p className={styles.note}>
      Your browser may ask to reach devices on your local network. Allow it, and stay on the same
      Wi-Fi.
    </p>
  )
}
