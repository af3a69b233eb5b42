import { defineConfig } from 'vitest/config'

/**
 * A test or a poll ends as soon as it holds, so a long limit costs nothing: it only keeps a busy
 * machine from failing what is right.
 */
const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 240_000 } },
}

/** For every test file. */
const setupFiles = ['testing/src/fixtures/seeded-properties.ts']

/** Tests start what `npm start` does, also when its sources have just changed. */
const builtServer = 'scripts/lib/server-build.mjs'

/** No module keeps a state that a test leaves behind, so that files may share what they import. */
const shared = { isolate: false }

/** Tests that replace modules by `vi.mock`: others must not get those, and these not what others have imported. */
const replacing = [
  'server/src/features/devices/twins/simulation.test.ts',
  'server/test/bus-cost.test.ts',
]

/** A PostgreSQL and a NATS. */
const services = [builtServer, 'testing/src/worlds/test-services.ts']

/**
 * How workers run. They live for minutes and have memory: a tenth of their processor time went into
 * collecting garbage beside the tests, and into making code fast that is soon over.
 */
const execArgv = ['--initial-old-space-size=2048', '--single-threaded-gc', '--no-turbofan']

export default defineConfig({
  test: {
    projects: [
      project('contracts', ['contracts/src/**/*.test.ts'], shared),
      project('simulator', ['simulator/src/**/*.test.ts'], shared),
      project('web', ['web/src/**/*.test.{ts,tsx}'], shared),
      // Excluded here, they would replace what the command line excludes.
      project(
        'server',
        ['server/{src,test}/**/*.test.ts', ...replacing.map((file) => `!${file}`)],
        {
          globalSetup: services,
          ...shared,
        },
      ),
      project('replacing', replacing, { globalSetup: services }),
      project(
        'house',
        [
          'tools/*.test.ts',
          'testing/src/**/*.test.ts',
          'scripts/**/*.test.mjs',
          'bench/**/*.test.ts',
        ],
        shared,
      ),
      project('e2e', ['e2e/**/*.e2e.ts'], {
        globalSetup: [builtServer],
        // Browsers have the machine to themselves.
        sequence: { groupOrder: 1 },
        // Files share a server and a browser too (see kept-running.ts).
        ...shared,
        setupFiles: [...setupFiles, 'testing/src/browser/no-page-errors.ts'],
      }),
    ],
  },
})

/** Four workers on two cores: half of a test is waiting for a server, a database or a page. */
function project(name: string, include: string[], more = {}) {
  return { test: { name, include, setupFiles, maxWorkers: 4, execArgv, ...limits, ...more } }
}
