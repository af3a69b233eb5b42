import { z } from 'zod'
import { pinKey } from './device-kind.ts'
import { pinForm } from './pin-form-fields.ts'

/** Names a board behind a hub, whatever it is called: for Zigbee its address. */
export const boardKey = z.string().regex(/^0x[0-9a-f]{16}$/, 'must be the address of a board')

/** A part of the names of boards that are searched for. */
export const boardSearch = z
  .string()
  .trim()
  .min(1, 'must be part of a name')
  .max(64, 'must be 64 characters at most')

/** A board that a hub has found. */
export const foundBoard = z.object({
  key: boardKey,
  /** Its name at the hub. */
  name: z.string(),
  /** Null where the hub does not know what it is. */
  model: z.string().nullable(),
  vendor: z.string().nullable(),
  /** Its description, in the words of the hub. */
  about: z.string().nullable(),
  pins: z.array(z.object({ key: pinKey, name: z.string().nullable(), form: pinForm })),
  /** The names of what it measures. */
  readings: z.array(z.string()),
})
export type FoundBoard = z.infer<typeof foundBoard>
