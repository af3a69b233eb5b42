import { refusal } from '@roomwire/contracts/http/refusals.ts'
import { type ErrorCode, errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { expect } from 'vitest'

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
