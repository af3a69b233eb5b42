import { defineConfig } from 'vitest/config'

/** Starts a PostgreSQL and a NATS for the projects that ask for them. */
const servers = { globalSetup: ['e2e/services.ts'] }

export default defineConfig({
  test: {
    projects: [
      project('contracts', ['contracts/src/**/*.test.ts']),
      project('simulator', ['simulator/src/**/*.test.ts']),
      project('web', ['web/src/**/*.test.{ts,tsx}']),
      project('server', ['server/src/**/!(fuzz).test.ts', 'server/test/**/*.test.ts'], {
        ...servers,
        testTimeout: 20_000,
        hookTimeout: 30_000,
      }),
      project('house', ['e2e/*.test.ts', 'scripts/**/*.test.mjs'], { testTimeout: 30_000 }),
      project('e2e', ['e2e/**/*.e2e.ts', 'server/src/fuzz.test.ts'], {
        ...servers,
        testTimeout: 60_000,
        hookTimeout: 60_000,
        // Most of such a test waits for a page: a third worker uses what two leave idle.
        maxWorkers: 3,
        // What a busy machine shows late is no fault.
        expect: { poll: { timeout: 15_000 } },
        // Browsers, and what takes as long, have the machine to themselves.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})

// Much of a test is waiting for a server, a database or a browser: one worker for each of two cores.
function project(name: string, include: string[], more = {}) {
  // A poll ends as soon as it holds; a busy machine needs longer than the usual second. Where
  // nobody watches, a test that fails once is tried once more, and the reporter says so.
  const patience = { retry: process.env.CI ? 1 : 0, expect: { poll: { timeout: 10_000 } } }
  return { test: { name, include, maxWorkers: 2, ...patience, ...more } }
}
