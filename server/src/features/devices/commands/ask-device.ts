import type { FoundBoard } from '@roomwire/contracts/vocabulary/found-board.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { randomText } from '../../../platform/random.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishDevice } from '../arranging/change-device.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import {
  type BoardsAsked,
  type DeviceAnswer,
  type DeviceQuestion,
  deviceReplyTopic,
  publishDeviceEvent,
  type ReplyEvent,
} from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import { type ConnectedDevice, replacedRefusal } from '../twins/connected-device.ts'
import type { Twins } from '../twins/twins.ts'

/*
 * The functions of a device's local page, requested over the device's own connection
 * (LAN-3). The server never calls an address that somebody typed.
 */

/** The addresses that a device should have; null leaves the present one. */
export type StaticIpForm = {
  /** The device's identifier. */
  device: string
  staticIp: string
  gateway: string | null
  subnet: string | null
  dns: string | null
}

type Needs = { devices: DeviceStore; deviceReader: DeviceReader; bus: Bus; clock: Clock }

/**
 * Gives a device a static IP (LAN-1); it restarts with it.
 * @throws Refusal 'not_found', 'forbidden', 'device_offline', 'device_refused' with the
 * status it gave, 'device_no_answer' after 5 s.
 */
export async function setStaticIp(
  needs: Needs & { atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }> },
  actor: PersonActor,
  form: StaticIpForm,
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, form.device, 'manage')
  const { staticIp, gateway, subnet, dns } = form
  // A field that is left out stays as it is, on the device and here.
  const rest = {
    ...(gateway === null ? {} : { gateway }),
    ...(subnet === null ? {} : { subnet }),
    ...(dns === null ? {} : { dns }),
  }
  const reply = await ask(needs, device, {
    kind: 'set_ip',
    requestId: randomText(12),
    staticIp,
    ...rest,
  })
  if (!reply.ok)
    throw refuse('device_refused', `ESP32 rejected: ${reply.status ?? reply.error ?? 400}`)
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { staticIp, ...rest })
    await audit.write('device.static_ip_set', actor, { device: device.id })
  })
  await publishDevice(needs, device, ['board'])
}

/**
 * The address and Wi-Fi of a device as it knows them (LAN-2).
 * @throws Refusal as setStaticIp.
 */
export async function askWifiInfo(needs: Needs, actor: PersonActor, identifier: string) {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const { ok, ip, ssid, rssi } = await ask(needs, device, {
    kind: 'wifi_info',
    requestId: randomText(12),
  })
  if (!ok || ip === undefined) throw refuse('device_refused', 'mDNS failed')
  return { ip, ssid: ssid ?? null, rssi: rssi ?? null }
}

/**
 * The boards that a hub has found, as many as people can be told of at once, how many more there are,
 * and whether there are yet others.
 * @throws Refusal 'device_offline', 'device_no_answer'
 */
export async function askFoundBoards(
  { bus }: Pick<Needs, 'bus'>,
  hub: DeviceRef,
  asked: BoardsAsked,
): Promise<{ boards: readonly FoundBoard[]; more: number; isUnread: boolean }> {
  const {
    boards = [],
    more = 0,
    isUnread = false,
  } = await ask({ bus }, hub, {
    kind: 'found_boards',
    requestId: randomText(12),
    ...asked,
  })
  return { boards, more, isUnread }
}

/**
 * Publishes a device's answer to the replica that asked.
 * @throws Refusal 'device_replaced' when a newer connection has taken this one's place.
 */
export async function receiveAnswer(
  { twins, bus }: { twins: Pick<Twins, 'isPresent'>; bus: Bus },
  device: ConnectedDevice,
  answer: DeviceAnswer,
): Promise<void> {
  if (!twins.isPresent(device)) throw replacedRefusal()
  await bus.publish(deviceReplyTopic(device.id, answer.requestId), answer)
}

/** Sends a request and waits for the answer, at whichever replica the device is connected. */
async function ask(
  { bus }: Pick<Needs, 'bus'>,
  device: DeviceRef,
  request: DeviceQuestion,
): Promise<DeviceAnswer> {
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
    // Both at once, because the answer may be overdue before the request is sent.
    const asked = publishDeviceEvent(bus, device.id, { kind: 'request', request })
    const [reply] = await Promise.all([answered.promise, asked])
    if (reply === 'not_listening') throw notConnected
    return reply
  } finally {
    clearTimeout(late)
    leave()
  }
}
