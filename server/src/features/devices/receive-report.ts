import { ack, hello, reply, state, touch } from '@roomwire/contracts/device/from-device.ts'
import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import {
  type DeviceKind,
  highestState,
  type PinKey,
  type PinState,
  pinKey,
  pinsOf,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { idInPath } from '@roomwire/contracts/vocabulary/fields.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandRow, CommandStore } from './command-store.ts'
import {
  deviceReplyTopic,
  messageIdOf,
  publishCommandStage,
  publishDeviceChanged,
} from './device-events.ts'
import type { ConnectedDevice } from './device-presence.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceFacts, DeviceStore } from './device-store.ts'
import { failCommand } from './end-overdue.ts'

type Stores = { devices: DeviceStore; commands: CommandStore; deviceReader: DeviceReader }
type Needs = Stores & {
  atomicallyRelaxed: Atomically<Stores>
  audit: Audit
  bus: Bus
  clock: Clock
}

/**
 * Takes one message of a device: the only way its stored state changes. Who
 * speaks is known by the connection, never by the payload.
 * @throws Refusal 'invalid_input' in words for the firmware's author.
 */
export async function receiveReport(
  needs: Needs,
  device: ConnectedDevice,
  word: ReportTopic,
  payload: Uint8Array,
): Promise<void> {
  switch (word) {
    case 'hello': {
      const said = parseAs(hello, parseJson(payload))
      return store(needs, device, {
        facts: {
          firmware: said.firmware,
          ip_address: said.ip,
          uptime_s: said.uptime,
          rssi: said.rssi,
          free_memory: said.freeMemory,
        },
      })
    }
    case 'state': {
      const said = parseAs(state, parseJson(payload))
      const pins = new Map<PinKey, PinState>()
      for (const [key, value] of Object.entries(said.pins ?? {})) {
        if (value !== undefined) pins.set(checkedPin(device.kind, key, value), value)
      }
      return store(needs, device, {
        facts: { ip_address: said.ip, water_level: said.waterLevel },
        pins,
      })
    }
    case 'touch': {
      const said = parseAs(touch, parseJson(payload))
      const key = pinTouchedBy(said.touchPin)
      if (!key) throw refuse('invalid_input', `There is no touch pin ${said.touchPin}`)
      const pins = new Map([[checkedPin(device.kind, key, said.state), said.state]])
      return store(needs, device, { pins, touched: said })
    }
    case 'ack': {
      const said = parseAs(ack, parseJson(payload))
      return acknowledge(needs, device, said)
    }
    case 'reply': {
      const said = parseAs(reply, parseJson(payload))
      await checkPresent(needs, device)
      return needs.bus.publish(deviceReplyTopic(device.id, said.requestId), said)
    }
    case 'status':
      return // The last will's topic; what counts is the end of the connection.
  }
}

/** @throws Refusal when a device of this kind has no such pin, or it can't be so. */
function checkedPin(kind: DeviceKind, key: string, value: PinState): PinKey {
  const known = pinKey.safeParse(key)
  if (!known.success || !pinsOf(kind).includes(known.data)) {
    throw refuse('invalid_input', `A ${kind} device has no pin ${key}`)
  }
  if (value > highestState(kind, known.data)) {
    throw refuse('invalid_input', `Pin ${key} can only be 0 or 1`)
  }
  return known.data
}

/** @throws Refusal when a newer connection has taken this one's place: its reports count alone. */
async function checkPresent({ devices }: Needs, { id, epoch }: ConnectedDevice): Promise<void> {
  if (!(await devices.isPresent(id, epoch))) throw replaced()
}

const replaced = () =>
  refuse('device_replaced', 'Another connection of this device has taken its place')

/** Saves what was reported, settles the commands it confirms, and tells the home. */
async function store(
  { atomicallyRelaxed, audit, bus, clock }: Needs,
  device: ConnectedDevice,
  report: {
    facts?: DeviceFacts
    pins?: ReadonlyMap<PinKey, PinState>
    touched?: { touchPin: number; state: PinState }
  },
): Promise<void> {
  const now = clock.now()
  const pins = report.pins ?? new Map<PinKey, PinState>()
  const saved = await atomicallyRelaxed(async ({ devices, commands, deviceReader }) => {
    const isPresent = await devices.report(device.id, device.epoch, now, report.facts ?? {}, pins)
    if (!isPresent) throw replaced()
    const settled: CommandRow[] = []
    for (const [pin, value] of pins) {
      settled.push(...(await commands.settle(device.id, pin, value, now)))
    }
    return { settled, shown: await deviceReader.one(device.id, now) }
  })
  const { settled, shown } = saved
  auditEndedCommands(audit, device.homeId, settled)
  if (!shown) return
  await publishDeviceChanged(bus, shown, {
    ...(report.touched ?? {}),
    ...(settled.length > 0 ? { acks: settled.map(messageIdOf) } : {}),
  })
  for (const command of settled) {
    // Firmware may report without acknowledging first; the page still sees every stage.
    if (command.received_at === null)
      await publishCommandStage(bus, device.homeId, command, 'received')
    await publishCommandStage(bus, device.homeId, command, 'processed')
  }
}

/** The device has read a command, and will do it or not. */
async function acknowledge(
  needs: Needs,
  device: ConnectedDevice,
  said: { messageId: string; ok: boolean; error?: string | undefined },
): Promise<void> {
  await checkPresent(needs, device)
  const { data: commandId } = idInPath.safeParse(said.messageId)
  if (commandId === undefined) {
    throw refuse('invalid_input', 'messageId is not that of a command')
  }
  if (!said.ok) {
    const error = said.error || 'The device refused'
    return failCommand(needs, device.id, commandId, 'device_refused', error)
  }
  const received = await needs.atomicallyRelaxed(({ commands }) =>
    commands.receive(device.id, commandId, needs.clock.now()),
  )
  if (received) await publishCommandStage(needs.bus, device.homeId, received, 'received')
}
