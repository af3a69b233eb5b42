import { everyEngine } from './prove-sweeps.mjs'

/**
 * What is tried very often, or very much of: floods, guesses, odd inputs, kills.
 * @type {readonly import('./prove-parts.mjs').ProvePart[]}
 */
export const volumeParts = [
  {
    title: 'odd inputs over HTTP and live sockets',
    files: ['server/test/fuzz-http.test.ts', 'server/test/fuzz-live.test.ts'],
    whole: { FUZZ_INPUTS: 1_000_000 },
    slice: { FUZZ_INPUTS: 100_000 },
  },
  {
    title: 'odd inputs and broken packets over MQTT',
    files: ['server/test/fuzz-mqtt.test.ts', 'server/src/transports/mqtt/packet-fuzz.test.ts'],
    whole: { FUZZ_INPUTS: 200_000, FUZZ_VISITORS: 250_000 },
    slice: { FUZZ_INPUTS: 100_000, FUZZ_VISITORS: 20_000 },
  },
  {
    title: 'many homes at once',
    only: true,
    files: ['server/test/tenants.test.ts'],
    whole: { TENANT_MESSAGES: 500_000, TENANT_HOMES: 6, TENANT_KILLS: 20 },
    slice: { TENANT_MESSAGES: 60_000, TENANT_HOMES: 6, TENANT_KILLS: 3 },
  },
  {
    title: 'guesses at passwords',
    files: ['server/src/transports/http/sign-in-limits.test.ts'],
    whole: { ...everyEngine, GUESS_EVERY_MIN: 1, OWNER_EVERY_MIN: 1 },
    slice: { ...everyEngine, GUESS_EVERY_MIN: 1, OWNER_EVERY_MIN: 10 },
  },
  {
    title: 'forged addresses',
    files: [
      'server/src/transports/http/limits.test.ts',
      'server/src/transports/live/socket-limits.test.ts',
    ],
    whole: { ...everyEngine, FORGERIES: 10_000 },
    slice: { ...everyEngine, FORGERIES: 3_000 },
  },
  {
    title: "guesses at devices' secrets",
    files: ['server/src/transports/mqtt/secret-guesses.test.ts'],
    whole: { ...everyEngine, SECRET_GUESSES: 100_000 },
    slice: { ...everyEngine, SECRET_GUESSES: 10_000 },
  },
  {
    title: 'guesses at reset codes',
    files: ['server/src/transports/http/reset-limits.test.ts'],
    whole: { ...everyEngine, LIVE_CODES: 1_000, WISHES: 10_000 },
    slice: { ...everyEngine, LIVE_CODES: 300, WISHES: 1_000 },
  },
  {
    title: 'who is registered, and what exists, by the time of answers',
    only: true,
    files: [
      'server/src/transports/http/discovery-by-time.test.ts',
      'server/src/transports/http/same-time.test.ts',
    ],
    whole: { ...everyEngine, LOOKS: 1_500, ANSWER_PAIRS: 10_000 },
    slice: { ...everyEngine, LOOKS: 400, ANSWER_PAIRS: 2_000 },
  },
  {
    title: 'what counts once, used by many at once',
    files: ['server/test/one-time.test.ts', 'server/src/features/members/join-home.test.ts'],
    whole: { ...everyEngine, ONCE_ROUNDS: 1_000, JOIN_ROUNDS: 1_000 },
    slice: { ...everyEngine, ONCE_ROUNDS: 20, JOIN_ROUNDS: 20 },
  },
  {
    title: 'rights taken away',
    files: ['server/test/revocation-sqlite.test.ts'],
    whole: { REVOCATIONS: 1_000 },
    slice: { REVOCATIONS: 100 },
  },
  {
    title: 'rights taken away at another replica',
    only: true,
    files: ['server/test/revocation-replicas.test.ts'],
    whole: { REVOCATIONS: 1_000 },
    slice: { REVOCATIONS: 100 },
  },
  {
    title: 'kills',
    only: true,
    files: ['server/test/sessions-survive.test.ts', 'server/src/audit-verify.test.ts'],
    whole: { ...everyEngine, SESSION_KILLS: 20, AUDIT_KILLS: 80 },
    slice: { ...everyEngine, SESSION_KILLS: 4, AUDIT_KILLS: 8 },
  },
  {
    title: 'an audit log that somebody changed, and accounts deleted among many',
    files: [
      'server/src/features/audit/verify-chain.test.ts',
      'server/src/features/home/delete-account.test.ts',
    ],
    whole: { ...everyEngine, AUDIT_HARMS: 100_000, CROWD: 500, CLOCK_SLACK: 1 },
    slice: { ...everyEngine, AUDIT_HARMS: 10_000, CROWD: 300 },
  },
  {
    title: 'fields that nobody may set',
    files: ['server/src/transports/http/mass-assignment.test.ts'],
    whole: { MASS_ASSIGNMENT: 1 },
    slice: { MASS_ASSIGNMENT: 2 },
  },
  {
    title: 'hostile names in every page',
    only: true,
    files: ['e2e/names.e2e.ts', 'e2e/people-names.e2e.ts'],
    whole: { HOSTILE_NAMES: 500 },
    slice: { HOSTILE_NAMES: 500 },
  },
  {
    title: 'floods of sign-ins and slow peers',
    only: true,
    files: ['server/test/login-flood.test.ts', 'server/src/transports/http/slow-attacks.test.ts'],
    whole: {
      FLOOD_PEOPLE: 100,
      FLOOD_RATE: 500,
      FLOOD_SECONDS: 10,
      FLOOD_LATER: 50,
      SLOW_PEERS: 400,
      CLOCK_SLACK: 1,
    },
    slice: { FLOOD_PEOPLE: 30, FLOOD_RATE: 300, FLOOD_SECONDS: 5, SLOW_PEERS: 200 },
  },
  {
    title: 'floods of one page, device, address and home',
    only: true,
    files: ['server/test/floods.test.ts'],
    whole: { FLOODS_SECONDS: 30, FLOODS_NEIGHBOURS: 8, FLOODS_SLOWER: 2 },
    slice: { FLOODS_SECONDS: 5, FLOODS_NEIGHBOURS: 4 },
  },
  {
    title: 'times to the letter',
    files: [
      'server/src/admin.test.ts',
      'server/src/features/audit/audit.test.ts',
      'server/src/features/devices/ask-device.test.ts',
      'server/src/features/devices/device-presence.test.ts',
      'server/src/features/devices/request-command.test.ts',
      'server/src/features/members/change-co-owner.test.ts',
      'server/src/features/members/update-guest.test.ts',
      'server/src/features/sign-in/manage-sessions.test.ts',
      'server/src/platform/bus/nats-bus.test.ts',
      'server/src/platform/database/erasure.test.ts',
      'server/src/platform/delivery/delivery.test.ts',
      'server/src/start-server.test.ts',
      'server/src/transports/http/account.test.ts',
      'server/src/transports/http/pages.test.ts',
      'server/src/transports/live/guest-times.test.ts',
      'server/src/transports/live/live-end.test.ts',
      'server/src/transports/mqtt/mqtt-listener.test.ts',
      'server/src/transports/mqtt/slow-peers.test.ts',
      'server/test/replicas.test.ts',
    ],
    whole: { ...everyEngine, CLOCK_SLACK: 1 },
    slice: { ...everyEngine, CLOCK_SLACK: 5 },
  },
]
