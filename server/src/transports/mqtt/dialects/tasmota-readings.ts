import { declaredReading } from '@roomwire/contracts/device/from-device.ts'
import type { FirmwareReading } from './declared-once.ts'
import { isReading, isRecord, shortText } from './firmware-json.ts'

/** Fields of sensors whose meaning is known, by the name that Tasmota gives them. */
const knownFields = new Map<string, FirmwareReading['declared']>([
  ['Power', { name: 'Power', unit: 'W', kind: 'power', decimals: 0 }],
  ['Total', { name: 'Energy', unit: 'kWh', kind: 'energy', decimals: 2 }],
  ['Voltage', { name: 'Voltage', unit: 'V', kind: 'voltage', decimals: 0 }],
  ['Current', { name: 'Current', unit: 'A', kind: 'current', decimals: 2 }],
  ['Temperature', { name: 'Temperature', kind: 'temperature', decimals: 1 }],
  ['Humidity', { name: 'Humidity', unit: '%', kind: 'humidity', decimals: 0 }],
  ['Pressure', { name: 'Air pressure', kind: 'pressure', decimals: 0 }],
  ['Illuminance', { name: 'Light', unit: 'lx', kind: 'illuminance', decimals: 0 }],
  ['CarbonDioxide', { name: 'Carbon dioxide', unit: 'ppm', kind: 'carbon_dioxide', decimals: 0 }],
  ['Distance', { name: 'Distance', unit: 'cm', kind: 'distance', decimals: 0 }],
])

/** Fields that only repeat others, or that nobody looks at. */
const ignoredFields = new Set([
  'Today',
  'Yesterday',
  'Period',
  'Id',
  'ApparentPower',
  'ReactivePower',
])

/**
 * Reads what the sensors of a device with Tasmota measure.
 * @param message that of `SENSOR`, or `StatusSNS` of a status
 */
export function tasmotaReadings(
  message: Readonly<Record<string, unknown>>,
): Map<string, FirmwareReading> {
  const units = {
    temperature: message.TempUnit === 'F' ? '°F' : '°C',
    pressure:
      typeof message.PressureUnit === 'string' ? shortText(message.PressureUnit, 16) : 'hPa',
  }
  const readings = new Map<string, FirmwareReading>()
  for (const [sensor, fields] of Object.entries(message)) {
    // A blind among the sensors is a pin.
    if (!isRecord(fields) || /^Shutter\d/.test(sensor)) continue
    for (const [field, value] of Object.entries(fields)) {
      if (ignoredFields.has(field)) continue
      for (const [index, number] of numbersIn(value).entries()) {
        const key = keyOf(sensor, field, Array.isArray(value) ? index + 1 : undefined)
        if (key === undefined) continue
        const { name, ...known } = knownFields.get(field) ?? { name: field }
        const unit =
          known.kind === 'temperature' || known.kind === 'pressure' ? units[known.kind] : known.unit
        const of = sensor === 'ENERGY' ? '' : ` (${sensor})`
        const declared = { ...known, name: shortText(`${name}${of}`), ...(unit && { unit }) }
        if (!declaredReading.safeParse(declared).success) continue
        readings.set(key, { declared, value: number })
      }
    }
  }
  return readings
}

/** A meter of three phases has a list of numbers. */
const numbersIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(isReading)

/** The key of a reading: small letters, digits and underscores, beginning with a letter. */
function keyOf(sensor: string, field: string, index: number | undefined): string | undefined {
  const words = [sensor, field, ...(index === undefined ? [] : [index])].join('_')
  const key = words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return /^[a-z][a-z0-9_]{0,31}$/.test(key) ? key : undefined
}
