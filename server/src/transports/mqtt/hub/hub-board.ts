import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { boardKey } from '@roomwire/contracts/vocabulary/found-board.ts'
import { pinForm } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import { readingKey, readingKind } from '@roomwire/contracts/vocabulary/series.ts'
import { z } from 'zod'

/*
 * A board as its hub knows it. It is stored too (kept-lists.ts): what a server of another version has stored is read
 * by this schema.
 */

/** A value of a field that stands for on or off. */
const flag = z.union([z.string(), z.number(), z.boolean()])
export type Flag = z.infer<typeof flag>

const pinOfAnyKind = z.object({
  key: pinKey,
  name: z.string().nullable(),
  form: pinForm,
  canGet: z.boolean(),
  /** The field of its messages that is its state. */
  field: z.string(),
})

const boardPin = z.discriminatedUnion('as', [
  pinOfAnyKind.extend({ as: z.literal('flag'), on: flag, off: flag }),
  /** A light: its level counts up to `most`, and it is off where its other field says so. */
  pinOfAnyKind.extend({
    as: z.literal('level'),
    power: z.string(),
    most: z.number(),
    on: flag,
    off: flag,
  }),
  /** The state is the place among the values. */
  pinOfAnyKind.extend({ as: z.literal('choice'), values: z.array(z.string()) }),
  /** A cover: its field is where it stands, or the word of its state where it does not tell that. */
  pinOfAnyKind.extend({
    as: z.literal('cover'),
    word: z.string(),
    moves: z.string().optional(),
  }),
  /** A way of pressing a remote: the value of the field that tells it. */
  pinOfAnyKind.extend({ as: z.literal('press'), value: z.string() }),
])
export type BoardPin = z.infer<typeof boardPin>

/** A number that a board measures, and the field that has it. */
const boardReading = z.object({
  key: readingKey,
  field: z.string(),
  factor: z.number(),
  declared: z.object({
    name: z.string(),
    unit: z.string().optional(),
    kind: readingKind.optional(),
    decimals: z.number().optional(),
  }),
})
export type BoardReading = z.infer<typeof boardReading>

export const hubBoard = z.object({
  key: boardKey,
  /** Its name at the hub: its topics have it. */
  name: z.string(),
  model: z.string().nullable(),
  vendor: z.string().nullable(),
  about: z.string().nullable(),
  pins: z.array(boardPin),
  readings: z.array(boardReading),
  /** Whether it has power from the mains: only those are asked how they are. */
  isMains: z.boolean(),
  /** Whether it is away when the list is told. */
  isAway: z.boolean(),
})
export type HubBoard = z.infer<typeof hubBoard>
