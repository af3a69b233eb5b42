import { pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { ReadingKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { FirmwareReading } from './declared-once.ts'
import { isReading, isRecord, shortText } from './firmware-json.ts'

type Fields = Readonly<Record<string, unknown>>

/** One component of a Shelly, as far as a status tells it. */
export type ComponentStatus = {
  /** Its pin. */
  pin: string
  state?: number | undefined
  /** Which way it moves, where it is a cover that does. */
  moving?: CoverMove | undefined
  /** The source of its last switching. */
  source?: unknown
  /** The timer after which it switches itself off: its start, by its clock in seconds, and its length. */
  timer?: { startedAt: number; durationS: number } | undefined
}

const component = /^(switch|light):(\d{1,2})$/

/** The components of a status that can be switched. */
export function readComponents(status: Fields): (ComponentStatus & { kind: 'switch' | 'level' })[] {
  return Object.entries(status).flatMap(([name, fields]) => {
    const [, type, number] = component.exec(name) ?? []
    if (type === undefined || !isRecord(fields)) return []
    const {
      output,
      brightness,
      source,
      timer_started_at: startedAt,
      timer_duration: durationS,
    } = fields
    const hasTimer = typeof startedAt === 'number' && typeof durationS === 'number'
    return {
      pin: `${type}.${number}`,
      kind: type === 'light' ? 'level' : 'switch',
      state: type === 'light' ? levelOf(output, brightness) : stateOf(output),
      source,
      timer: hasTimer ? { startedAt, durationS } : undefined,
    }
  })
}

const stateOf = (output: unknown): number | undefined =>
  typeof output === 'boolean' ? Number(output) : undefined

/** The level of a light; where only that changes, nothing else is told. */
function levelOf(output: unknown, brightness: unknown): number | undefined {
  if (output === false) return 0
  return typeof brightness === 'number'
    ? pinState.safeParse(Math.round(brightness)).data
    : undefined
}

type Known = { key: string; name: string; unit: string; kind: ReadingKind; decimals: number }

const known: readonly (Known & { read(fields: Fields): unknown })[] = [
  {
    key: 'power',
    name: 'Power',
    unit: 'W',
    kind: 'power',
    decimals: 0,
    read: ({ apower }) => apower,
  },
  {
    key: 'energy',
    name: 'Energy',
    unit: 'kWh',
    kind: 'energy',
    decimals: 2,
    read: ({ aenergy }) =>
      isRecord(aenergy) && typeof aenergy.total === 'number' ? aenergy.total / 1_000 : undefined,
  },
  {
    key: 'voltage',
    name: 'Voltage',
    unit: 'V',
    kind: 'voltage',
    decimals: 0,
    read: ({ voltage }) => voltage,
  },
  {
    key: 'current',
    name: 'Current',
    unit: 'A',
    kind: 'current',
    decimals: 2,
    read: ({ current }) => current,
  },
  {
    key: 'temperature',
    name: 'Temperature',
    unit: '°C',
    kind: 'temperature',
    decimals: 1,
    read: ({ temperature, tC }) => (isRecord(temperature) ? temperature.tC : tC),
  },
  {
    key: 'humidity',
    name: 'Humidity',
    unit: '%',
    kind: 'humidity',
    decimals: 0,
    read: ({ rh }) => rh,
  },
]

/**
 * The readings of the components of a status.
 * @param nameOf returns the device's name for a pin
 */
export function shellyReadings(
  status: Fields,
  nameOf: (pin: string) => string | undefined,
): Map<string, FirmwareReading> {
  const readings = new Map<string, FirmwareReading>()
  for (const [component, fields] of Object.entries(status)) {
    const [type, number] = component.split(':')
    if (!isRecord(fields) || number === undefined || !/^[a-z][a-z0-9]*$/.test(type ?? '')) continue
    const of =
      nameOf(`${type}.${number}`) ?? (Number(number) === 0 ? undefined : `${Number(number) + 1}`)
    for (const { key, read, ...declared } of known) {
      const value = read(fields)
      if (!isReading(value)) continue
      const name = shortText(of ? `${declared.name} (${of})` : declared.name)
      readings.set(`${type}_${number}_${key}`.slice(0, 32), {
        declared: { ...declared, name },
        value,
      })
    }
  }
  return readings
}
