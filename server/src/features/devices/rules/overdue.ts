/**
 * How a command ends that was not confirmed in time (LIVE-2), by whether the device had read it:
 * the outcome in the command log, and the text and code for its page.
 */
export const overdueEndings = {
  read: {
    outcome: 'failed',
    error: 'The device has not confirmed it',
    code: 'command_not_confirmed',
  },
  unread: { outcome: 'expired', error: 'The device has not answered', code: 'device_no_answer' },
} as const

/** The clocks of replicas differ by no more, ms. */
export const begunAheadMs = 60_000

/** Whether the time of a command is over. One that has begun later than now did so before the clock was put back. */
export const isOverdue = (
  { begun_at, deadline_at }: { begun_at: number; deadline_at: number },
  now: number,
): boolean => deadline_at <= now || begun_at > now + begunAheadMs
