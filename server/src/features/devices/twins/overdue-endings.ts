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
