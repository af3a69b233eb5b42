import { refusal } from '@roomwire/contracts/http/refusals.ts'
import { type ErrorCode, errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { expect } from 'vitest'

/** A refusal with nothing beside it. Made once: to make a schema costs more than to parse with it. */
const onlyRefusal = refusal.strict()

/** Expects that a call was refused with this code, and with the status that goes with it. */
export function expectRefused(
  answer: { status: number; body: unknown },
  code: ErrorCode,
  field?: string,
): void {
  const { code: answered, field: about } = refusal.parse(answer.body)
  expect([answered, about, answer.status]).toEqual([code, field, errorCodes[code].status])
}

/** The field that a text about invalid input names: 'room_id must be …', 'Unknown field: a, b'. */
export function fieldNamedIn(text: string): string | undefined {
  return /^(?:Unknown field: )?([a-z]\w*)/.exec(text)?.[1]
}

/**
 * Holds refusals against each other: a code tells no more than its text. One text has one code
 * wherever it stands, and in one call one field.
 */
export function openRefusalCheck() {
  const codes = new Map<string, ErrorCode>()
  const fields = new Map<string, string | undefined>()

  return {
    /** How many different texts were seen. */
    texts: () => codes.size,
    /**
     * Takes one refusal.
     * @param call `GET /api/rooms/7`, or what else it answers.
     * @throws Error for one that is not as the contract has it, or tells more than its text.
     */
    take(call: string, body: unknown, status?: number): void {
      const { error, code, field } = onlyRefusal.parse(body)
      const expected = errorCodes[code].status
      if (status !== undefined && status !== expected) {
        throw new Error(`${call}: ${code} goes with ${expected}, not with ${status}`)
      }
      const known = codes.get(error) ?? code
      if (known !== code) throw new Error(`'${error}' has two codes: ${known} and ${code}`)
      codes.set(error, code)
      const asked = `${call.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/n')} ${error}`
      if (fields.has(asked) && fields.get(asked) !== field) {
        throw new Error(`${asked}: has two fields: ${fields.get(asked)} and ${field}`)
      }
      fields.set(asked, field)
    },
  }
}

const everyRefusal = openRefusalCheck()

/** Holds the refusal of a call, whoever tests it, against all others of the same test file. */
export function checkRefusal(call: string, status: number, body: unknown): void {
  if (status >= 400 && body !== undefined) everyRefusal.take(call, body, status)
}
