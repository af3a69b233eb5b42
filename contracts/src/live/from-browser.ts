import { z } from 'zod'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id } from '../vocabulary/fields.ts'

/*
 * What a page says to the server over `/ws-app` (spec §7).
 */

/** A page's own name for a message, given back in every answer to it. */
const messageIdWords = 'must be a number or a text of 1 to 64 characters'
const messageId = z.union(
  [
    z.string().min(1, messageIdWords).max(64, messageIdWords),
    // Beyond these a number would not come back as it was sent.
    z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  ],
  messageIdWords,
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

const actions = ['on', 'off', 'setFanState', 'pumpOn', 'pumpOff', 'ledOn', 'ledOff'] as const
/** The seven things a page can ask of a device. */
export const action = z.enum(actions, `must be one of ${actions.join(', ')}`)

/** A GPIO as pages send it: the number, or its digits. */
const gpio = z
  .union([z.int().transform(String), z.string()], 'must be a GPIO number')
  .pipe(pinKey.exclude(['pump', 'led'], 'is not a pin of any device'))

/** Asks a device to act. */
const control = z.strictObject({
  deviceIdentifier,
  messageId,
  action,
  pin: gpio.optional(),
  state: pinState.optional(),
})
export type DeviceControl = z.output<typeof control>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRoomWord = (word: unknown) => word === 'subscribeRoom' || word === 'unsubscribeRoom'

const sentences = z.discriminatedUnion(
  'type',
  [subscribeRoom, unsubscribeRoom, control.extend({ type: z.literal('control') })],
  'A message is a JSON object with the type subscribeRoom or unsubscribeRoom, or with an action for a device',
)

/**
 * Every sentence a page says. A control message carries no `type` (spec §7), so
 * `action` tells it. `subscribeRoom` and `unsubscribeRoom` may stand in either
 * field: the specification names the words, not the field.
 */
export const fromBrowser = z.preprocess((sentence) => {
  if (!isObject(sentence) || !('action' in sentence)) return sentence
  const { action: word, ...rest } = sentence
  return isRoomWord(word) ? { ...rest, type: word } : { type: 'control', ...sentence }
}, sentences)
export type FromBrowser = z.output<typeof fromBrowser>

/** What a page can ask for, by the word it asks with. */
export type LiveAction = Exclude<FromBrowser['type'], 'control'> | DeviceControl['action']
/** All of them, read off the schema: a sentence that is added there is here. */
export const liveActionNames: readonly LiveAction[] = sentences.options.flatMap(({ shape }) =>
  shape.type.value === 'control' ? actions : [shape.type.value],
)
/** The same as a page writes it. */
export type BrowserMessage =
  | z.input<typeof subscribeRoom>
  | z.input<typeof unsubscribeRoom>
  | z.input<typeof control>

/** As much as a refusal needs to know of a sentence, right or wrong: which one it is, and whether a device was to act. */
export function replyAddressOf(sentence: unknown): {
  messageId: z.output<typeof messageId> | undefined
  isControl: boolean
} {
  if (!isObject(sentence)) return { messageId: undefined, isControl: false }
  const named = messageId.safeParse('messageId' in sentence ? sentence.messageId : undefined)
  const isControl = 'action' in sentence && !isRoomWord(sentence.action)
  return { messageId: named.data, isControl }
}
