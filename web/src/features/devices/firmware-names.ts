import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'

/** Firmwares as lists name them. */
export const firmwareNames: Record<Dialect, string> = {
  tasmota: 'Tasmota',
  shelly: 'Shelly',
  shelly_gen1: 'Shelly, first generation',
  zigbee2mqtt: 'Zigbee2MQTT',
  esphome: 'ESPHome',
  broker: 'MQTT broker',
}
