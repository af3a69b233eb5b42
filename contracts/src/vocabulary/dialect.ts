import { z } from 'zod'

const boards = ['tasmota', 'shelly', 'shelly_gen1'] as const

/** The firmware of a single board that speaks its own topics. */
export const boardDialect = z.enum(boards)
export type BoardDialect = z.infer<typeof boardDialect>

// A list of words, not the options of the schema: read from there, all of zod would travel to pages.
const overMqtt = [...boards, 'zigbee2mqtt'] as const

/** A firmware that connects to the server by MQTT, in topics of its own. */
export const mqttDialect = z.enum(overMqtt)
export type MqttDialect = z.infer<typeof mqttDialect>

/**
 * A firmware that speaks in its own words: whoever registers the device says which. Without one it speaks the device
 * protocol. Zigbee2MQTT is a hub: it speaks for the boards behind it. ESPHome is a node, which the server dials. The server dials
 * a broker too, which speaks for the devices on it.
 */
export const dialect = z.enum(
  [...overMqtt, 'esphome', 'broker'],
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
