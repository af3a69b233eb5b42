import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

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

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      project('contracts', ['contracts/src/**/*.test.ts']),
      project('simulator', ['simulator/src/**/*.test.ts']),
      project('web', ['web/src/**/*.test.{ts,tsx}']),
      project('server', ['server/{src,test}/**/*.test.ts'], {
        // A PostgreSQL and a NATS.
        globalSetup: ['testing/src/worlds/test-services.ts'],
        // No module keeps a state of its own, so that files may share what they import.
        isolate: false,
      }),
      project('house', [
        'tools/*.test.ts',
        'testing/src/**/*.test.ts',
        'scripts/**/*.test.mjs',
        'bench/**/*.test.ts',
      ]),
      project('e2e', ['e2e/**/*.e2e.ts'], {
        // Browsers have the machine to themselves.
        sequence: { groupOrder: 1 },
        // Files share what they import, a server and a browser (see kept-running.ts).
        isolate: false,
        setupFiles: [...setupFiles, 'testing/src/browser/no-page-errors.ts'],
      }),
    ],
  },
})

/** Four workers on two cores: half of a test is waiting for a server, a database or a page. */
function project(name: string, include: string[], more = {}) {
  return { test: { name, include, setupFiles, maxWorkers: 4, ...limits, ...more } }
}
