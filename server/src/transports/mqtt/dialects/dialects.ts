import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { openZigbeeHub } from '../hub/hub-topics.ts'
import type { OpenDialect } from './dialect.ts'
import { openShelly } from './shelly.ts'
import { openTasmota } from './tasmota.ts'

/** Each firmware that may be chosen for a device. */
export const dialects: Record<Dialect, OpenDialect> = {
  tasmota: openTasmota,
  shelly: openShelly,
  zigbee2mqtt: openZigbeeHub,
}
