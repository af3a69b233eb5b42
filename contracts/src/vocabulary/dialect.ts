import { z } from 'zod'

// Each list is written out: a spread is kept in the pages, and all of zod with it.

/** The firmware of a single board that speaks its own topics. */
export const boardDialect = z.enum(['tasmota', 'shelly', 'shelly_gen1'])
export type BoardDialect = z.infer<typeof boardDialect>

/** A firmware that connects to the server by MQTT, in topics of its own. */
export const mqttDialect = z.enum(['tasmota', 'shelly', 'shelly_gen1', 'zigbee2mqtt'])
export type MqttDialect = z.infer<typeof mqttDialect>

/**
 * A firmware that speaks in its own words: whoever registers the device says which. Without one it speaks the device
 * protocol. Zigbee2MQTT is a hub: it speaks for the boards behind it. The server dials a node with ESPHome, and a
 * broker, which speaks for the devices on it.
 */
export const dialect = z.enum(
  ['tasmota', 'shelly', 'shelly_gen1', 'zigbee2mqtt', 'esphome', 'broker'],
  'must be a firmware that this server knows',
)
export type Dialect = z.infer<typeof dialect>

export const isHub = (one: Dialect | null | undefined): boolean =>
  one === 'zigbee2mqtt' || one === 'broker'

/** A node that the server dials, with its encryption key. */
export const isNode = (one: Dialect | null | undefined): boolean => one === 'esphome'

/** Whether the server dials it, instead of being dialled by it. */
export const isDialled = (one: Dialect | null | undefined): boolean =>
  isNode(one) || one === 'broker'
