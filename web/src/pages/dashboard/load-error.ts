import { CallFailed, statusOf } from '../../api/call-failed.ts'

/**
 * Whether a failed load of the dashboard means that the session is over: by its status, or by a
 * text that speaks of a token (spec §8: 'containing 401 or token'). This server answers with a
 * code and never so; the text is for what stands in front of it and answers in its place.
 */
export function isSessionLoadError(error: Error | null): boolean {
  if (!(error instanceof CallFailed) || error.status === 0) return false
  return error.status === 401 || (error.code === null && /401|token/i.test(error.message))
}

/** Why a list failed to load. While no answer comes, one that stands is as of then: the banner says so. */
export function loadErrorOf({ data, error }: { data: unknown; error: Error | null }): Error | null {
  return data !== undefined && statusOf(error) === 0 ? null : error
}
