import { z } from 'zod'

/** Bytes as base64url, at most so many characters of it. */
export const base64url = (max: number) =>
  z
    .string('is required')
    .min(1, 'is required')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
