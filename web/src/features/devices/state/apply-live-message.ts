import type {
  Device,
  LiveUpdate,
  NewReadings,
  ToBrowser,
} from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import {
  type PinKey,
  type PinState,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import { countsSame, isNewerReport, newestOf } from './newest-of.ts'
import { type PinEvent, type PinView, pinView, unknownPin } from './pin-view.ts'
import { isInRoom, pinOf, pinsIn } from './pins-of.ts'

/*
 * Applies a live message to the devices of the page. Pure: it takes the devices
 * and returns the devices. Whatever the message does not change stays the same
 * object, so that one message renders one module.
 */

/** A device and the views of its pins. */
export type LiveDevice = { device: Device; pins: ReadonlyMap<PinKey, PinView> }

/** The devices of the page by identifier. */
export type LiveDevices = ReadonlyMap<string, LiveDevice>

/** The devices after a live message. Without a change it is the same object. */
export function applyLiveMessage(
  devices: LiveDevices,
  message: ToBrowser,
  now: number,
): LiveDevices {
  if ('readings' in message) return afterReadings(devices, message)
  if ('deviceIdentifier' in message) return afterUpdate(devices, message, now)
  if ('stage' in message) {
    const { stage, messageId } = message
    // 'sent', 'received' and 'processed' promise nothing: only a report of the device confirms.
    if (stage === 'unconfirmable') return applyToAllPins(devices, { type: stage, messageId }, now)
    return message.stage === 'failed'
      ? afterRefusal(devices, message.messageId, reasonOf(message), now)
      : devices
  }
  switch (message.type) {
    case 'deviceStatus':
      return takeDevices(devices, message.devices, now)
    case 'error':
      return message.messageId === undefined
        ? devices
        : afterRefusal(devices, message.messageId, message.error, now)
    case 'subscription':
    case 'homeSubscription':
    case 'pong':
    case 'homeChanged':
      return devices
  }
}

/** Times are told by the clocks of whoever reads them. */
const reasonOf = ({ until, error }: { until?: number | undefined; error: string }): string =>
  until === undefined ? error : `It must stay off until ${clockTime(until)}.`

/** Takes devices as they are on the server, from a broadcast or an answer. */
export function takeDevices(
  devices: LiveDevices,
  reported: readonly Device[],
  now: number,
): LiveDevices {
  let next: Map<string, LiveDevice> | undefined
  for (const device of reported) {
    const known = devices.get(device.deviceIdentifier)
    const newest = known ? newestOf(known.device, device) : device
    if (newest === known?.device) continue
    // Copied once, however many come.
    next ??= new Map(devices)
    next.set(device.deviceIdentifier, liveDevice(known, newest, { confirms: [] }, now))
  }
  return next ?? devices
}

/**
 * Takes all devices of a room, or of the home: a device that is missing has left, or
 * may no longer be seen.
 */
export function takeAllDevices(
  devices: LiveDevices,
  reported: readonly Device[],
  now: number,
  roomId?: number,
): LiveDevices {
  const there = new Set(reported.map(({ deviceIdentifier }) => deviceIdentifier))
  const kept = new Map(
    [...devices].filter(
      ([deviceIdentifier, { device }]) =>
        there.has(deviceIdentifier) || (roomId !== undefined && !isInRoom(device, roomId)),
    ),
  )
  return takeDevices(kept, reported, now)
}

/** Applies an event to one pin. */
export function applyToPin(
  devices: LiveDevices,
  deviceIdentifier: string,
  pin: PinKey,
  event: PinEvent,
  now: number,
): LiveDevices {
  const known = devices.get(deviceIdentifier)
  const view = known?.pins.get(pin)
  if (!known || !view) return devices
  const next = pinView(view, event, now)
  if (next === view) return devices
  return withDevice(devices, { ...known, pins: new Map(known.pins).set(pin, next) })
}

/** Applies the same event to every pin, as time and the connection do. */
export function applyToAllPins(devices: LiveDevices, event: PinEvent, now: number): LiveDevices {
  let next = devices
  for (const [deviceIdentifier, { pins }] of devices) {
    for (const pin of pins.keys()) next = applyToPin(next, deviceIdentifier, pin, event, now)
  }
  return next
}

/** Whether a pin was reported before its device connected last: it may have changed since. */
export function isFromBefore(device: Device, pin: PinKey): boolean {
  const reportedAt = pinOf(device, pin)?.reportedAt ?? null
  const { connectedAt } = device
  return connectedAt !== null && reportedAt !== null && reportedAt < connectedAt
}

/** Its board was heard, which whoever sees a part of it is not told of the device. */
function afterReadings(
  devices: LiveDevices,
  { deviceIdentifier, readings }: NewReadings,
): LiveDevices {
  const known = devices.get(deviceIdentifier)
  const at = Math.max(0, ...readings.map((one) => one.at))
  if (!known || known.device.partial || at <= (known.device.lastSeenAt ?? 0)) return devices
  return withDevice(devices, { ...known, device: { ...known.device, lastSeenAt: at } })
}

function afterUpdate(devices: LiveDevices, update: LiveUpdate, now: number): LiveDevices {
  const { touchPin, state, acks = [], ...device } = update
  const known = devices.get(device.deviceIdentifier)
  if (known && countsSame(known.device, device) && !isNewerReport(device.rev, known.device.rev)) {
    return devices
  }
  const newest = known ? newestOf(known.device, device) : device
  const touched = touchedPin(touchPin, state)
  return withDevice(devices, liveDevice(known, newest, { touched, confirms: acks }, now))
}

/**
 * The pin that somebody switched by hand. Only a known touch pad with a valid state
 * counts (spec §5).
 */
function touchedPin(touchPin?: number, state?: number): PinKey | undefined {
  const known = state !== undefined && Number.isInteger(state) && state >= 0 && state <= 3
  return touchPin !== undefined && known ? pinTouchedBy(touchPin) : undefined
}

function liveDevice(
  known: LiveDevice | undefined,
  device: Device,
  { touched, confirms }: { touched?: PinKey | undefined; confirms: readonly (string | number)[] },
  now: number,
): LiveDevice {
  const pins = new Map<PinKey, PinView>()
  for (const key of arranged(pinsIn(device), device.pin_order ?? [], String)) {
    const pin = pinOf(device, key)
    const report = {
      state: pin?.state ?? outputState(device, key),
      desired: pin?.desired,
      touched: touched === key,
      spoken: (pin?.reportedAt ?? 0) > ((known && pinOf(known.device, key)?.reportedAt) ?? 0),
      confirms,
    }
    pins.set(key, pinView(known?.pins.get(key) ?? unknownPin, { type: 'reported', report }, now))
  }
  return { device, pins }
}

/** A monitor may report its pump and LED only as text. */
function outputState(device: Device, key: PinKey): PinState | null {
  const text = key === 'pump' ? device.pumpStatus : key === 'led' ? device.ledStatus : null
  return text === null ? null : text === 'ON' ? 1 : 0
}

function afterRefusal(
  devices: LiveDevices,
  messageId: string | number,
  reason: string,
  now: number,
): LiveDevices {
  return applyToAllPins(devices, { type: 'refused', messageId, reason }, now)
}

function withDevice(devices: LiveDevices, live: LiveDevice): LiveDevices {
  return new Map(devices).set(live.device.deviceIdentifier, live)
}
