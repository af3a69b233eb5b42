import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import type { setStaticIpEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import { publishDevice } from './change-device.ts'
import { deviceReplyTopic, publishDeviceEvent, type ReplyEvent } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceRef, DeviceStore } from './device-store.ts'
import { findVisibleDevice } from './find-visible-device.ts'

/*
 * What a device's local page offers, asked over the device's own connection
 * (LAN-3). The server never calls an address that somebody typed.
 */

type Needs = { devices: DeviceStore; deviceReader: DeviceReader; bus: Bus; clock: Clock }

/**
 * Gives a device a static IP (LAN-1); it restarts with it.
 * @throws Refusal 'not_found', 'forbidden', 'device_offline', 'device_refused' with the
 * status it gave, 'device_no_answer' after 5 s.
 */
export async function setStaticIp(
  needs: Needs & { audit: Audit },
  actor: Actor,
  form: Input<typeof setStaticIpEndpoint>['body'],
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, form.device_identifier, 'manage')
  const { static_ip, gateway, subnet, dns } = form
  // What is left out stays as it is, on the device and here.
  const rest = {
    ...(gateway === null ? {} : { gateway }),
    ...(subnet === null ? {} : { subnet }),
    ...(dns === null ? {} : { dns }),
  }
  const reply = await ask(needs, device, {
    kind: 'setIp',
    requestId: randomText(12),
    staticIP: static_ip,
    ...rest,
  })
  if (!reply.ok)
    throw refuse('device_refused', `ESP32 rejected: ${reply.status ?? reply.error ?? 400}`)
  await needs.devices.change(device.id, { static_ip, ...rest })
  await needs.audit.write('device.static_ip_set', actor, { device: device.id })
  await publishDevice(needs, device)
}

/**
 * The address and Wi-Fi of a device as it knows them (LAN-2).
 * @throws Refusal as setStaticIp.
 */
export async function askWifiInfo(needs: Needs, actor: Actor, identifier: string) {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const { ok, ip, ssid, rssi } = await ask(needs, device, {
    kind: 'wifiInfo',
    requestId: randomText(12),
  })
  if (!ok || ip === undefined) throw refuse('device_refused', 'mDNS failed')
  return { ip, ssid: ssid ?? null, rssi: rssi ?? null }
}

/** Asks and waits for the answer, wherever the device is connected. */
async function ask(
  { bus }: Needs,
  device: DeviceRef,
  request: DeviceRequest,
): Promise<DeviceReply> {
  const notConnected = refuse(
    'device_offline',
    `${device.name ?? device.identifier} is not connected`,
  )
  if (!device.connected) throw notConnected
  const answered = Promise.withResolvers<ReplyEvent>()
  const topic = deviceReplyTopic(device.id, request.requestId)
  const leave = await bus.subscribe(topic, answered.resolve)
  const late = setTimeout(() => {
    answered.reject(refuse('device_no_answer', 'The device has not answered'))
  }, limits.localLookupTimeoutMs)
  try {
    // Together, because the answer may be overdue before the question is on its way.
    const asked = publishDeviceEvent(bus, device.id, { kind: 'request', request })
    const [reply] = await Promise.all([answered.promise, asked])
    if (reply === 'not_listening') throw notConnected
    return reply
  } finally {
    clearTimeout(late)
    leave()
  }
}
