import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SettingsChange } from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { InputSense } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** A pin as the simulated device declares it. */
export type DemoPin = {
  key: PinKey
  name: string
  kind?: 'level' | 'fan' | 'cover' | 'button' | 'input'
  step?: 5
  levels?: readonly string[]
  senses?: InputSense
}

/** A device of the demo home. */
export type DemoDevice = {
  identifier: string
  name: string
  room: string | null
  ip: string
  pins: Readonly<Record<PinKey, string>>
  /** The pins that have a room of their own. */
  pinRooms?: Readonly<Record<PinKey, string>>
  /** The pins that it declares itself. */
  declares?: readonly DemoPin[]
  /** The sensors that it has beside its pins. */
  sensors?: readonly SensorName[]
  settings?: SettingsChange
}

/** The rooms of the demo home. */
export const demoRooms = ['Living Room', 'Kitchen', 'Terrace', 'Bedroom']

/** Its devices. */
export const demoDevices: readonly DemoDevice[] = [
  {
    identifier: 'PC-4F22A91C',
    name: 'Main switchboard',
    room: 'Living Room',
    ip: '192.168.1.40',
    pins: { 18: 'Ceiling light', 19: 'Wall lamp', 21: 'TV socket', 13: 'Ceiling fan' },
    sensors: ['temperature', 'humidity', 'power'],
  },
  {
    identifier: 'SC-77310C3E',
    name: 'Balcony box',
    room: 'Living Room',
    ip: '192.168.1.61',
    pins: { 18: 'String lights', 19: 'Balcony lamp', 21: 'Plant light', 25: 'Socket' },
  },
  {
    identifier: 'SC-5B8012F4',
    name: 'Kitchen switches',
    room: 'Kitchen',
    ip: '192.168.1.47',
    pins: { 18: 'Counter light', 19: 'Kettle', 21: 'Exhaust fan', 25: 'Terrace light' },
    pinRooms: { 25: 'Terrace' },
  },
  {
    identifier: 'WLM-09C177B2',
    name: 'Terrace tank',
    room: 'Terrace',
    ip: '192.168.1.52',
    pins: { pump: 'Pump', led: 'Tank lamp' },
    settings: { tank_litres: 1_000 },
  },
  {
    identifier: 'SC-31669D00',
    name: 'Bedroom switches',
    room: 'Bedroom',
    ip: '192.168.1.66',
    pins: { 18: 'Bed lamp', 19: 'Reading light', 21: 'Wardrobe light', 25: 'Bedside socket' },
    sensors: ['temperature', 'humidity'],
  },
  { identifier: 'RELAY-5A11B0', name: 'Garage relay', room: null, ip: '192.168.1.70', pins: {} },
  {
    identifier: 'LAMP-2C90E4',
    name: 'Dimmer box',
    room: 'Bedroom',
    ip: '192.168.1.73',
    pins: {},
    declares: [
      { key: 'wardrobe', name: 'Wardrobe light', kind: 'level', step: 5 },
      { key: 'shelf', name: 'Shelf light', kind: 'level' },
      { key: 'air', name: 'Air purifier', kind: 'fan', levels: ['Off', 'Quiet', 'Strong'] },
      { key: 'blanket', name: 'Electric blanket' },
      { key: 'blind', name: 'Bedroom blind', kind: 'cover' },
      { key: 'bell', name: 'Service bell', kind: 'button' },
      { key: 'window', name: 'Bedroom window', kind: 'input', senses: 'contact' },
    ],
  },
]
