import { z } from 'zod'

const boards = ['tasmota', 'shelly', 'shelly_gen1'] as const

/** The firmware of a single board that speaks its own topics. */
export const boardDialect = z.enum(boards)
export type BoardDialect = z.infer<typeof boardDialect>

/**
 * A firmware that speaks in its own words: whoever registers the device says which. Without one it speaks the device
 * protocol. Zigbee2MQTT is a hub: it speaks for the boards behind it. ESPHome is a node, which the server dials.
 */
export const dialect = z.enum(
  [...boards, 'zigbee2mqtt', 'esphome'],
  'must be a firmware that this server knows',
)
export type Dialect = z.infer<typeof dialect>

export const isHub = (one: Dialect | null | undefined): boolean => one === 'zigbee2mqtt'

/** Whether the server dials a device, instead of being dialled by it. */
export const isNode = (one: Dialect | null | undefined): boolean => one === 'esphome'
