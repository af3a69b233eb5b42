import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id, leaseSeconds } from '../vocabulary/fields.ts'

/*
 * The messages that a page sends to the server over `/ws-app` (spec §7).
 */

/** A page's own id for a message; every answer repeats it. */
const messageIdError = 'must be a number or a text of 1 to 64 characters'
const messageId = z.union(
  [
    z.string().min(1, messageIdError).max(64, messageIdError),
    // Beyond these a number would not come back as it was sent.
    z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  ],
  messageIdError,
)

const subscribeRoom = z.strictObject({
  type: z.literal('subscribeRoom'),
  roomId: id,
  messageId: messageId.optional(),
})

const unsubscribeRoom = z.strictObject({
  type: z.literal('unsubscribeRoom'),
  roomId: id,
  messageId: messageId.optional(),
})

/** The home is the person's own: it has no name on the wire. */
const subscribeHome = z.strictObject({
  type: z.literal('subscribeHome'),
  messageId: messageId.optional(),
})

const unsubscribeHome = z.strictObject({
  type: z.literal('unsubscribeHome'),
  messageId: messageId.optional(),
})

/** Asks whether the connection still carries anything: a browser does not show the pings of the socket. */
const ping = z.strictObject({ type: z.literal('ping'), messageId: messageId.optional() })

const actions = [
  ...(['on', 'off', 'setFanState', 'pumpOn', 'pumpOff', 'ledOn', 'ledOff'] as const),
  ...(['setLevel', 'setCover', 'stop', 'press'] as const),
] as const
/** The actions that a page can request of a device: the seven of the specification, and those of pins that devices declare. */
export const action = z.enum(actions, `must be one of ${actions.join(', ')}`)

/** A pin as pages send it: its key, or the number of a GPIO. */
const pin = z
  .union([z.int().transform(String), z.string()], 'must be the key of a pin')
  .pipe(pinKey)

/** Asks a device to act. */
const control = z.strictObject({
  deviceIdentifier,
  messageId,
  action,
  pin: pin.optional(),
  state: pinState.optional(),
  /** Seconds after which the pin is switched off again; 0 for never, also where the pin has a time that it is usually on. */
  for: leaseSeconds.or(z.literal(0)).optional(),
})
export type DeviceControl = z.output<typeof control>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const subscriptions = [subscribeRoom, unsubscribeRoom, subscribeHome, unsubscribeHome] as const
const subscriptionTypes: readonly unknown[] = subscriptions.map(({ shape }) => shape.type.value)
const isSubscription = (name: unknown) => subscriptionTypes.includes(name)

const messages = z.discriminatedUnion(
  'type',
  [...subscriptions, ping, control.extend({ type: z.literal('control') })],
  'A message is a JSON object with the type subscribeRoom, unsubscribeRoom, subscribeHome, unsubscribeHome or ping, or with an action for a device',
)

/**
 * Every message of a page. A control message has no `type` (spec §7): `action`
 * identifies it. A subscription may stand in either field, since the specification
 * names the values and not the field.
 */
export const fromBrowser = z.preprocess((message) => {
  if (!isObject(message) || !('action' in message)) return message
  const { action: name, ...rest } = message
  return isSubscription(name) ? { ...rest, type: name } : { type: 'control', ...message }
}, messages)
export type FromBrowser = z.output<typeof fromBrowser>

/** Every action of the live socket, by its name on the wire. */
export type LiveAction = Exclude<FromBrowser['type'], 'control'> | DeviceControl['action']
/** All of them, derived from the schema, so that a new message is included. */
export const liveActionNames: readonly LiveAction[] = messages.options.flatMap(({ shape }) =>
  shape.type.value === 'control' ? actions : [shape.type.value],
)
/** A message as a page writes it, before parsing. */
export type BrowserMessage =
  | z.input<typeof subscribeRoom>
  | z.input<typeof unsubscribeRoom>
  | z.input<typeof subscribeHome>
  | z.input<typeof unsubscribeHome>
  | z.input<typeof ping>
  | z.input<typeof control>

/** Finds the reply address of a message, valid or not: its id, and whether it was for a device. */
export function replyAddressOf(message: unknown): {
  messageId: z.output<typeof messageId> | undefined
  isControl: boolean
} {
  if (!isObject(message)) return { messageId: undefined, isControl: false }
  const named = messageId.safeParse('messageId' in message ? message.messageId : undefined)
  const isControl = 'action' in message && !isSubscription(message.action)
  return { messageId: named.data, isControl }
}
