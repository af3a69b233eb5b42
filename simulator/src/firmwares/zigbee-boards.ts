/** The last message of a board. */
export type State = Readonly<Record<string, string | number | boolean | null>>

/* The boards behind the played Zigbee2MQTT, as `bridge/devices` describes them. */

const [told, toldAndSet, all] = [1, 3, 7]

const state = { type: 'binary', name: 'state', property: 'state', label: 'State', access: all }
const onOff = { ...state, value_on: 'ON', value_off: 'OFF', value_toggle: 'TOGGLE' }
const measured = (name: string, unit: string, more: object = {}) => ({
  type: 'numeric',
  name,
  property: name,
  label: name,
  access: told,
  unit,
  ...more,
})
const linkQuality = measured('linkquality', 'lqi', {
  label: 'Linkquality',
  category: 'diagnostic',
  value_min: 0,
  value_max: 255,
})
const battery = measured('battery', '%', { label: 'Battery', category: 'diagnostic' })

export const models = {
  plug: {
    power_source: 'Mains (single phase)',
    definition: {
      model: 'TS011F',
      vendor: 'Tuya',
      description: 'Smart plug with power monitoring',
      exposes: [
        { type: 'switch', features: [onOff] },
        measured('power', 'W', { label: 'Power' }),
        { type: 'enum', name: 'power_outage_memory', property: 'power_outage_memory', access: all },
        { ...onOff, name: 'child_lock', property: 'child_lock', access: toldAndSet },
        linkQuality,
      ],
    },
  },
  light: {
    power_source: 'Mains (single phase)',
    definition: {
      model: 'LED1545G12',
      vendor: 'IKEA',
      description: 'TRADFRI bulb E27, white spectrum',
      exposes: [
        {
          type: 'light',
          features: [
            onOff,
            {
              type: 'numeric',
              name: 'brightness',
              property: 'brightness',
              access: all,
              value_min: 0,
              value_max: 254,
            },
          ],
        },
        linkQuality,
      ],
    },
  },
  contact: {
    power_source: 'Battery',
    definition: {
      model: 'MCCGQ11LM',
      vendor: 'Aqara',
      description: 'Door and window sensor',
      exposes: [
        battery,
        {
          type: 'binary',
          name: 'contact',
          property: 'contact',
          label: 'Contact',
          access: told,
          value_on: false,
          value_off: true,
        },
        linkQuality,
      ],
    },
  },
  thermometer: {
    power_source: 'Battery',
    definition: {
      model: 'WSDCGQ11LM',
      vendor: 'Aqara',
      description: 'Temperature and humidity sensor',
      exposes: [
        battery,
        measured('temperature', '°C', { label: 'Temperature' }),
        measured('humidity', '%', { label: 'Humidity' }),
        linkQuality,
      ],
    },
  },
  blind: {
    power_source: 'Mains (single phase)',
    definition: {
      model: 'TS130F',
      vendor: 'Tuya',
      description: 'Curtain/blind switch',
      exposes: [
        {
          type: 'cover',
          features: [
            {
              type: 'enum',
              name: 'state',
              property: 'state',
              access: toldAndSet,
              values: ['OPEN', 'CLOSE', 'STOP'],
            },
            {
              type: 'numeric',
              name: 'position',
              property: 'position',
              access: all,
              unit: '%',
              value_min: 0,
              value_max: 100,
            },
          ],
        },
        {
          type: 'enum',
          name: 'moving',
          property: 'moving',
          access: told,
          values: ['UP', 'STOP', 'DOWN'],
        },
        { type: 'enum', name: 'calibration', property: 'calibration', access: all, values: ['ON'] },
        linkQuality,
      ],
    },
  },
  remote: {
    power_source: 'Battery',
    definition: {
      model: 'WXKG11LM',
      vendor: 'Aqara',
      description: 'Wireless mini switch',
      exposes: [
        battery,
        {
          type: 'enum',
          name: 'action',
          property: 'action',
          label: 'Action',
          access: told,
          values: ['single', 'double', 'hold', 'release'],
        },
        linkQuality,
      ],
    },
  },
} as const

export type Model = keyof typeof models

/** The first message of each. */
export const beginnings: Readonly<Record<Model, State>> = {
  plug: { state: 'OFF', power: 0, linkquality: 120 },
  light: { state: 'OFF', brightness: 100, linkquality: 90 },
  contact: { contact: true, battery: 97, linkquality: 60 },
  thermometer: { temperature: 21.4, humidity: 44, battery: 88, linkquality: 70 },
  blind: { state: 'CLOSE', position: 0, moving: 'STOP', linkquality: 110 },
  remote: { battery: 100, linkquality: 80 },
}
