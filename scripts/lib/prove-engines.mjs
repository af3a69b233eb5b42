/** Each suite on SQLite, on PostgreSQL, and on PostgreSQL with NATS. */
export const everyEngine = { ENGINES: 3 }

/**
 * Suites on every engine.
 * @type {readonly import('./prove-parts.mjs').ProvePart[]}
 */
export const engineParts = [
  {
    title: 'on every engine: the verbs of devices and homes',
    files: [
      'server/src/features/activity/activity-store.test.ts',
      'server/src/features/audit/activity-seals.test.ts',
      'server/src/features/audit/audit-cut.test.ts',
      'server/src/features/audit/verify-commands.test.ts',
      'server/src/features/devices/arranging/arrange-rooms.test.ts',
      'server/src/features/devices/arranging/arrangement.test.ts',
      'server/src/features/devices/arranging/delete-device.test.ts',
      'server/src/features/devices/twins/convergence.test.ts',
      'server/src/features/devices/favourites/favourites.test.ts',
      'server/src/features/devices/arranging/protect-pin.test.ts',
      'server/src/features/schedules/plans/plans.test.ts',
      'server/src/features/devices/reports/declare-pins.test.ts',
      'server/src/features/devices/reports/receive-report.test.ts',
      'server/src/features/devices/sharing/device-note.test.ts',
      'server/src/features/devices/reports/recover-history.test.ts',
      'server/src/features/devices/bulk/all-off.test.ts',
      'server/src/features/history/ages.test.ts',
      'server/src/features/history/counted-calls.test.ts',
      'server/src/features/history/history-calls.test.ts',
      'server/src/features/history/tend-history.test.ts',
      'server/src/features/home/prune-logs.test.ts',
      'server/src/features/schedules/scheduled-scenes.test.ts',
      'server/src/features/schedules/show-next.test.ts',
      'server/src/features/sign-in/authenticator-store.test.ts',
      'server/test/metrics.test.ts',
      'server/test/reported-runs.test.ts',
      'server/test/server-state.test.ts',
    ],
    whole: everyEngine,
    slice: everyEngine,
  },
  {
    title: 'on every engine: what calls answer',
    files: [
      'server/src/transports/deleted-meanwhile.test.ts',
      'server/src/transports/error-answers.test.ts',
      'server/src/transports/http/accounts.test.ts',
      'server/src/transports/http/answers.test.ts',
      'server/src/transports/http/contact.test.ts',
      'server/src/transports/http/discovery.test.ts',
      'server/src/transports/http/members.test.ts',
      'server/src/transports/http/passkeys.test.ts',
      'server/src/transports/http/privacy.test.ts',
      'server/src/transports/http/reset.test.ts',
      'server/src/transports/http/rooms-and-devices.test.ts',
      'server/src/transports/http/second-factor.test.ts',
      'server/test/quotas.test.ts',
    ],
    whole: everyEngine,
    slice: everyEngine,
  },
  {
    title: 'on every engine: live pages, devices and the audit log',
    files: [
      'server/src/transports/live/live-access.test.ts',
      'server/src/transports/live/live-handshake.test.ts',
      'server/src/transports/live/live-socket.test.ts',
      'server/src/transports/mqtt/gateway-clients.test.ts',
      'server/test/audit-events.test.ts',
      'server/test/connect-problems.test.ts',
      'server/test/fairness.test.ts',
    ],
    whole: everyEngine,
    slice: everyEngine,
  },
]
