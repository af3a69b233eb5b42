import { kindOf, mayDeclarePins, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import type { HistoryStore } from '../../series/history-store.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { NodeAlarm } from '../presence/node-alarm.ts'
import { aboutDevice, publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import { pinNamed } from '../rules/device-pins.ts'
import type { BoardMatches, PinMatch, ReadingMatch } from '../rules/pin-aliases.ts'
import { publishDevice } from './change-device.ts'
import { type ForgettingNeeds, forgetErased } from './delete-device.ts'

type Needs = ForgettingNeeds & {
  history: Pick<HistoryStore, 'list'>
  devices: DeviceStore
  deviceReader: DeviceReader
  guests: GuestStore
  nodeAlarm: NodeAlarm
  atomically: Atomically<{ devices: DeviceStore; schedules: ScheduledDevices; audit: AuditWriter }>
  bus: Bus
  clock: Clock
}

/** Schedules name devices by their identifiers. */
export type ScheduledDevices = {
  renameDevice(
    homeId: number,
    renamed: { from: string; to: string; pins?: ReadonlyMap<PinKey, PinKey> },
  ): Promise<void>
}

/**
 * Puts the board of another device in the place of a broken one: the device takes over its identifier, secret and
 * firmware, and keeps its name, room, history and all that people have set and given of its pins. The other device
 * is there no more, and the old secret stops working at once.
 * @param request.pins which pin of the other device each pin of this one is from now on; one that is left out
 * cannot be pressed
 * @param request.readings the same for what both measure; without it those of one key are the same
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for boards that do not fit, or pins that they have not
 */
export async function replaceBoard(
  needs: Needs,
  actor: PersonActor,
  request: {
    device: string
    by: string
    pins: readonly PinMatch[]
    readings?: readonly ReadingMatch[] | undefined
  },
): Promise<void> {
  const { bus, clock, guests } = needs
  const device = await findVisibleDevice(needs, actor, request.device, 'manage')
  const other = await findVisibleDevice(needs, actor, request.by, 'manage')
  await refuseHub(needs, device)
  const matches = {
    pins: checkedMatches(device, other, request.pins),
    ...(await readingMatches(needs, { device, other }, request.readings)),
  }
  const bound = await guests.boundToDevices([other.id])
  await needs.atomically(async ({ devices, schedules, audit }) => {
    const outcome = await devices.replaceBoard(device.id, other.id, matches, clock.now())
    if (outcome === 'gone') throw refuse('changed_meanwhile', 'One of the devices is gone')
    if (outcome === 'too_many') {
      throw refuse(
        'invalid_input',
        'The device would have too many pins: remove those that are gone',
      )
    }
    const [from, to] = [device.identifier, other.identifier]
    await schedules.renameDevice(device.homeId, { from: to, to, pins: outcome })
    await schedules.renameDevice(device.homeId, { from, to })
    await audit.write('device.replaced', actor, { device: device.id })
    await audit.write('device.erased', { ...actor, personId: null }, { device: other.id })
  })
  // A failure is tried again each minute (housekeeping.ts).
  await forgetErased(needs).catch(() => undefined)
  await publishDeviceEvent(bus, device.id, { kind: 'secret_changed' })
  await publishDeviceEvent(bus, other.id, { kind: 'removed' })
  needs.nodeAlarm.changed()
  await publishGrantsChanged(bus, bound)
  const about = [aboutDevice(other)]
  await publishHomeEvent(bus, device.homeId, { kind: 'home.changed', what: 'devices', about })
  const scheduled = [...about, aboutDevice(device)]
  await publishHomeEvent(bus, device.homeId, {
    kind: 'home.changed',
    what: 'schedules',
    about: scheduled,
  })
  await publishDevice(needs, device)
}

/** @throws Refusal 'invalid_input' for a hub: it is no board of its own, and others are behind it. */
async function refuseHub({ deviceReader }: Needs, { id }: DeviceRef): Promise<void> {
  const shown = await deviceReader.one(id)
  if (!shown || shown.isOfHub || !isHub(shown.dialect)) return
  const text = 'A hub has no board that could be replaced: make a new secret for it instead'
  throw refuse('invalid_input', text, { field: 'device_identifier' })
}

/** The matches of pins; none where both boards have the pins of one kind. @throws Refusal 'invalid_input' */
function checkedMatches(
  device: DeviceRef,
  other: DeviceRef,
  pins: readonly PinMatch[],
): readonly PinMatch[] {
  const field = 'replacement'
  if (device.id === other.id) {
    throw refuse('invalid_input', 'A board cannot replace itself', { field })
  }
  const kind = kindOf(other.identifier)
  if (!mayDeclarePins(kind)) {
    if (kind === kindOf(device.identifier)) return []
    const text = `The pins of a ${kind} device are fixed: it can only take the place of another one`
    throw refuse('invalid_input', text, { field })
  }
  if (other.pins.size === 0) {
    throw refuse('invalid_input', 'The new board has not reported its pins yet', { field })
  }
  for (const { pin, by } of pins) {
    pinNamed(device.pins, pin, 'pins')
    pinNamed(other.pins, by, 'pins')
  }
  if (!isOnce(pins.map(({ pin }) => pin)) || !isOnce(pins.map(({ by }) => by))) {
    throw refuse('invalid_input', 'Each pin can be named once', { field: 'pins' })
  }
  return pins
}

const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length

/** The matches of readings, and the readings that are matched with none. @throws Refusal 'invalid_input' */
async function readingMatches(
  { history }: Needs,
  { device, other }: { device: DeviceRef; other: DeviceRef },
  asked: readonly ReadingMatch[] | undefined,
): Promise<Pick<BoardMatches, 'readings' | 'leftReadings'>> {
  const all = await history.list([device.id, other.id])
  const keysOf = ({ id }: DeviceRef) =>
    new Set(
      all.flatMap(({ deviceId, name, key }) =>
        deviceId === id && name !== null ? sentKeyOf(key) : [],
      ),
    )
  const [own, others] = [keysOf(device), keysOf(other)]
  if (!asked) {
    const same = [...own].filter((key) => others.has(key))
    return { readings: same.map((key) => ({ reading: key, by: key })), leftReadings: [] }
  }
  const field = 'readings'
  for (const { reading, by } of asked) {
    const unknown = own.has(reading) ? by : reading
    if (own.has(reading) && others.has(by)) continue
    throw refuse('invalid_input', `There is no reading ${unknown}`, { field })
  }
  const matched = new Set(asked.map(({ reading }) => reading))
  if (matched.size !== asked.length || !isOnce(asked.map(({ by }) => by))) {
    throw refuse('invalid_input', 'Each reading can be named once', { field })
  }
  return { readings: asked, leftReadings: [...own].filter((key) => !matched.has(key)) }
}
