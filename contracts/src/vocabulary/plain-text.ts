import { z } from 'zod'

/*
 * Text as people and devices may send it. C0 controls, DEL and C1 controls can't
 * be typed on purpose and break logs and terminals; PostgreSQL can't store NUL.
 */

const textOf = (max: number, message: string) =>
  z.string(message).trim().max(max, `must have at most ${max} characters`)

const controlMessage = 'must not contain control characters'

/** Text of one line, trimmed. */
export const plainText = (max: number, message: string) =>
  textOf(max, message).regex(/^\P{Cc}*$/u, controlMessage)

/** Text of several lines, trimmed; they end with LF, whatever they were sent with. */
export const linesOfText = (max: number, message: string) =>
  textOf(max, message)
    .regex(/^[\P{Cc}\n\r\t]*$/u, controlMessage)
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
