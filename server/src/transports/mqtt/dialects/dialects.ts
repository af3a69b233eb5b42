import type { MqttDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { openZigbeeHub } from '../hub/hub-topics.ts'
import type { OpenDialect } from './dialect.ts'
import { openShelly } from './shelly.ts'
import { openShellyGen1 } from './shelly-gen1.ts'
import { openTasmota } from './tasmota.ts'

/** Each firmware that speaks MQTT in its own words. */
export const dialects: Record<MqttDialect, OpenDialect> = {
  tasmota: openTasmota,
  shelly: openShelly,
  shelly_gen1: openShellyGen1,
  zigbee2mqtt: openZigbeeHub,
}
