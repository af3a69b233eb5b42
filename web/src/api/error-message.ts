import { CallFailed } from './call-failed.ts'

/**
 * What a person reads of a failed call: the server's text, and where it has none the
 * fallback that the specification gives.
 * @param unreached in place of the fallback when no answer came.
 */
export function errorMessage(error: unknown, fallback: string, unreached = fallback): string {
  if (!(error instanceof CallFailed)) return fallback
  return error.status === 0 ? unreached : (error.serverText ?? fallback)
}
