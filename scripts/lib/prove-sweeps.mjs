import { engineParts } from './prove-engines.mjs'

/** Each width in each theme. */
const everyLook = { AXE_LOOKS: 4 }
/** Runs the tests of a file that the gate leaves out: see `onlyInProve`. */
const everyWay = { EVERY_WAY: 2 }
const everyLookAndWay = { ...everyLook, ...everyWay }

/**
 * The tests in every way there is: each suite on every engine, each page in every look, and
 * what waits long for a fault.
 * @type {readonly import('./prove-parts.mjs').ProvePart[]}
 */
export const sweepParts = [
  ...engineParts,
  {
    title: 'everybody with everything, on PostgreSQL and on replicas',
    only: true,
    files: ['server/test/access-postgres.test.ts', 'server/test/access-replicas.test.ts'],
    whole: {},
    slice: {},
  },
  {
    title: 'the rules of access, changed in every place',
    files: ['server/test/access-core.test.ts'],
    whole: { MUTANTS_EVERY: 1 },
    slice: { MUTANTS_EVERY: 1 },
  },
  {
    title: 'promises that nobody waits for',
    only: true,
    files: ['tools/misused-promises.test.ts'],
    whole: {},
    slice: {},
  },
  {
    title: 'devices that say nothing, behind proxies as they come',
    only: true,
    files: ['server/test/proxies-silence.test.ts'],
    whole: {},
    slice: {},
  },
  {
    title: 'the files of proxies with TLS, and lines on which nothing is said',
    files: ['server/test/deploy-proxies.test.ts'],
    whole: { SILENT_S: 75 },
    slice: { SILENT_S: 75 },
  },
  {
    title: 'second starts',
    only: true,
    files: ['server/src/second-start.test.ts', 'server/src/second-start-postgres.test.ts'],
    whole: {},
    slice: {},
  },
  {
    title: 'a database that is away, and a disk that is full',
    only: true,
    files: ['server/test/database-away.test.ts', 'server/test/disk-full.test.ts'],
    whole: { CLOCK_SLACK: 1 },
    slice: { CLOCK_SLACK: 5 },
  },
  {
    title: 'every look and way: who enters',
    files: [
      'e2e/account.e2e.ts',
      'e2e/https.e2e.ts',
      'e2e/entry.e2e.ts',
      'e2e/join.e2e.ts',
      'e2e/landing.e2e.ts',
      'e2e/outbox.e2e.ts',
      'e2e/own-copy.e2e.ts',
      'e2e/reset.e2e.ts',
      'e2e/restore.e2e.ts',
      'e2e/sign-in-ways.e2e.ts',
      'e2e/typed-numbers.e2e.ts',
    ],
    whole: everyLookAndWay,
    slice: everyLookAndWay,
  },
  {
    title: 'every look and way: guests, passes and members',
    files: [
      'e2e/api-tokens.e2e.ts',
      'e2e/change-email.e2e.ts',
      'e2e/change-guest.e2e.ts',
      'e2e/guest-other-times.e2e.ts',
      'e2e/guest-times.e2e.ts',
      'e2e/leave-home.e2e.ts',
      'e2e/pass-page.e2e.ts',
      'e2e/passes.e2e.ts',
      'e2e/pin-grants.e2e.ts',
      'e2e/pin-rooms.e2e.ts',
      'e2e/view-as.e2e.ts',
    ],
    whole: everyLookAndWay,
    slice: everyLookAndWay,
  },
  {
    title: 'every look and way: the home and its devices',
    files: [
      'e2e/activity.e2e.ts',
      'e2e/by-keyboard.e2e.ts',
      'e2e/timers.e2e.ts',
      'e2e/control-panel.e2e.ts',
      'e2e/dashboard.e2e.ts',
      'e2e/dashboard-people.e2e.ts',
      'e2e/firmwares.e2e.ts',
      'e2e/first-run.e2e.ts',
      'e2e/history.e2e.ts',
      'e2e/holds.e2e.ts',
      'e2e/live.e2e.ts',
      'e2e/next-on-pins.e2e.ts',
      'e2e/own-pins.e2e.ts',
      'e2e/schedules.e2e.ts',
      'e2e/this-server.e2e.ts',
      'e2e/tiles.e2e.ts',
      'e2e/home-name.e2e.ts',
      'e2e/manage-devices.e2e.ts',
      'e2e/reassign.e2e.ts',
    ],
    whole: everyLookAndWay,
    slice: everyLookAndWay,
  },
  {
    title: 'every way: the network of devices, first steps, and what pages weigh',
    files: [
      'e2e/common-passwords.e2e.ts',
      'e2e/device-network.e2e.ts',
      'e2e/home-screen.e2e.ts',
      'e2e/locales.e2e.ts',
      'e2e/newcomer.e2e.ts',
      'e2e/sessions.e2e.ts',
      'e2e/weight.e2e.ts',
    ],
    whole: everyWay,
    slice: everyWay,
  },
  {
    title: 'every look: arranging a home',
    only: true,
    files: [
      'e2e/arrange-devices.e2e.ts',
      'e2e/arrange-order.e2e.ts',
      'e2e/arrange-pins.e2e.ts',
      'e2e/arrange-rooms.e2e.ts',
      'e2e/co-owner.e2e.ts',
      'e2e/every-look.e2e.ts',
    ],
    whole: everyLook,
    slice: everyLook,
  },
  {
    title: 'every look: ways of switching, and of looking',
    only: true,
    files: [
      'e2e/all-off.e2e.ts',
      'e2e/favourites.e2e.ts',
      'e2e/palette.e2e.ts',
      'e2e/ways-of-looking.e2e.ts',
    ],
    whole: everyLook,
    slice: everyLook,
  },
  {
    title: 'every look: scenes, times and readings',
    files: [
      'e2e/scenes.e2e.ts',
      'e2e/connect-refusals.e2e.ts',
      'e2e/home-times.e2e.ts',
      'e2e/measuring-board.e2e.ts',
      'e2e/meter-choice.e2e.ts',
      'e2e/refused-address.e2e.ts',
      'e2e/server-time.e2e.ts',
    ],
    whole: everyLook,
    slice: everyLook,
  },
  {
    title: 'pages that stand still, and keep what they promise',
    only: true,
    files: [
      'e2e/dst-night.e2e.ts',
      'e2e/live-states.e2e.ts',
      'e2e/looks.e2e.ts',
      'e2e/policy.e2e.ts',
      'e2e/stillness.e2e.ts',
    ],
    whole: {},
    slice: {},
  },
  {
    title: 'schedules that are due in the same second, and those that devices do by themselves',
    files: ['server/test/schedules-at-once.test.ts', 'server/test/plan-runs.test.ts'],
    whole: { SCHEDULES_DUE: 10_000, PLAN_RUNS: 1_000 },
    slice: { SCHEDULES_DUE: 2_000, PLAN_RUNS: 100 },
  },
  {
    title: 'servers killed while schedules are due',
    files: ['server/test/schedule-kills.test.ts'],
    whole: { SCHEDULE_KILLS: 30, SCHEDULE_BOARDS: 24 },
    slice: { SCHEDULE_KILLS: 3, SCHEDULE_BOARDS: 24 },
  },
]
