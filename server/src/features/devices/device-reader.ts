import type { Device, Pin } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf, pinsOf, touchPinOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'
import type { DeviceObject } from './device-access.ts'

export type DeviceReader = ReturnType<typeof deviceReader>

/** A device as pages are shown it, and as the access rules see it. */
export type ShownDevice = { object: DeviceObject; device: Device }

/** Reads devices with their pins and living commands, as pages are shown them (spec §3). */
export function deviceReader(db: Db) {
  const devices = () =>
    db
      .selectFrom('device')
      .leftJoin('room', 'room.id', 'device.room_id')
      .selectAll('device')
      .select('room.name as room_name')
  type Row = Awaited<ReturnType<ReturnType<typeof devices>['execute']>>[number]

  async function withPins(rows: Row[], now: number): Promise<ShownDevice[]> {
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const pins = await db.selectFrom('pin').selectAll().where('device_id', 'in', ids).execute()
    const desiredPins = await db
      .selectFrom('command')
      .select(['device_id', 'pin', 'desired'])
      .where('device_id', 'in', ids)
      .where('outcome', 'is', null)
      .orderBy('id')
      .execute()
    const pinsOfDevice = Map.groupBy(pins, (pin) => pin.device_id)
    const desiredPinsOfDevice = Map.groupBy(desiredPins, (desired) => desired.device_id)
    return rows.map((row) => ({
      object: { homeId: row.home_id, id: row.id, roomId: row.room_id },
      device: shown(
        row,
        pinsOfDevice.get(row.id) ?? [],
        desiredPinsOfDevice.get(row.id) ?? [],
        now,
      ),
    }))
  }

  return {
    /** All devices of a home, by name. */
    async ofHome(homeId: number, now: number): Promise<ShownDevice[]> {
      const rows = await devices()
        .where('device.home_id', '=', homeId)
        .orderBy('device.name')
        .orderBy('device.id')
        .execute()
      return withPins(rows, now)
    },

    async ofRoom(homeId: number, roomId: number, now: number): Promise<ShownDevice[]> {
      const rows = await devices()
        .where('device.home_id', '=', homeId)
        .where('device.room_id', '=', roomId)
        .orderBy('device.name')
        .orderBy('device.id')
        .execute()
      return withPins(rows, now)
    },

    async one(deviceId: number, now: number): Promise<ShownDevice | undefined> {
      const rows = await devices().where('device.id', '=', deviceId).execute()
      return (await withPins(rows, now)).at(0)
    },
  }
}

type DeviceRow = Selectable<Schema['device']> & { room_name: string | null }
type PinRow = Selectable<Schema['pin']>
type DesiredPin = Pick<Selectable<Schema['command']>, 'pin' | 'desired'>

function shown(row: DeviceRow, pinRows: PinRow[], desiredPins: DesiredPin[], now: number): Device {
  const kind = kindOf(row.identifier)
  const pins = new Map(
    pinsOf(kind).map((key) => [
      key,
      shownPin(
        key,
        pinRows.find((pin) => pin.key === key),
        desiredPins.findLast((desired) => desired.pin === key),
      ),
    ]),
  )
  const [pump, led] = [pins.get('pump'), pins.get('led')]
  const outputs = pump && led ? { pump, led } : undefined
  return {
    deviceIdentifier: row.identifier,
    ...(kind === 'WLM'
      ? { WLM_device_identifier: row.identifier }
      : { PC_device_identifier: row.identifier }),
    kind,
    device_name: row.name,
    room_id: row.room_id,
    room_name: row.room_name,
    local_ip: row.local_ip,
    static_ip: row.static_ip,
    gateway: row.gateway,
    subnet: row.subnet,
    dns: row.dns,
    ipAddress: row.ip_address,
    pins: outputs ? {} : Object.fromEntries(pins),
    ...(outputs ? { outputs } : {}),
    pumpStatus: onOff(outputs?.pump),
    ledStatus: onOff(outputs?.led),
    waterLevelString: row.water_level,
    connected: row.connected === 1 && row.connected_until > now,
    lastSeenAt: row.last_seen_at,
    firmware: row.firmware,
    uptimeSeconds: row.uptime_s,
    rssi: row.rssi,
    freeMemoryBytes: row.free_memory,
    rev: [row.epoch, row.seq],
  }
}

function shownPin(
  key: PinRow['key'],
  row: PinRow | undefined,
  desired: DesiredPin | undefined,
): Pin {
  return {
    state: row?.state ?? null,
    touchPin: touchPinOf(key),
    name: row?.name ?? null,
    reportedAt: row?.reported_at ?? null,
    ...(desired ? { desired: desired.desired } : {}),
  }
}

function onOff(pin: Pin | undefined): 'ON' | 'OFF' | null {
  if (!pin || pin.state === null) return null
  return pin.state > 0 ? 'ON' : 'OFF'
}
