import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import type { VirtualDevice } from './virtual-device.ts'

/** The Wi-Fi that every simulated device is in. */
export const ssid = 'Roomwire Home'

export type RequestAnswer = {
  readonly device: VirtualDevice
  readonly reply: DeviceReply
  /** It restarts as soon as the reply is out. */
  readonly restarts: boolean
}

/**
 * Answers a request, whether it came over MQTT or through the local page: both
 * get the same answer (LAN-3). A new address counts from the restart on.
 */
export function replyTo(device: VirtualDevice, request: DeviceRequest): RequestAnswer {
  const { requestId } = request
  const no = (status: number, error: string): RequestAnswer => ({
    device,
    reply: { requestId, ok: false, status, error },
    restarts: false,
  })
  if (device.behaviour.refusing) return no(403, 'Told to refuse')
  if (request.kind === 'wifiInfo') {
    const { ip } = device.network
    const reply = { requestId, ok: true, status: 200, ip, ssid, rssi: device.rssi }
    return { device, reply, restarts: false }
  }
  const next = device.nextNetwork
  const { staticIP: ip, gateway = next.gateway, subnet = next.subnet, dns = next.dns } = request
  if (!isMask(subnet)) return no(400, 'subnet must be a mask such as 255.255.255.0')
  const moved = { ...device, nextNetwork: { ip, gateway, subnet, dns } }
  return { device: moved, reply: { requestId, ok: true, status: 200, ip }, restarts: true }
}

/** Whether the address is ones followed by zeros. */
function isMask(subnet: string): boolean {
  const bits = subnet.split('.').map((octet) => Number(octet).toString(2).padStart(8, '0'))
  return /^1+0*$/.test(bits.join(''))
}
