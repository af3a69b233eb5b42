import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBrowser } from '@roomwire/testing/browser/browser.ts'
import { createHomeWithDevices, type TestHome } from '@roomwire/testing/browser/room-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { addRoom } from '@roomwire/testing/clients/api-client.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser } from 'playwright'
import { conditions } from '../report/machine.ts'
import { withPart } from '../report/page.ts'
import { largeRoomsRound, type WebSample, webRound } from './cases.ts'
import { devicesInLargeRoom } from './large-room.ts'
import { webTable, webTitle } from './table.ts'

/* `npm run bench -- web`: how fast the pages come, on a machine slowed down to a phone. */

const usage = `Measures how fast the pages come: medians, 4 times slowed, as built by npm start.

Usage: npm run bench -- web [options]

  --rounds N      how often everything is measured (default 5)
  --out FILE      the page that gets the table (default docs/performance.md; none with --quick)
  --quick         one round: to see that it runs, not how fast
  --help          shows this
`

/** Measures, prints the table and writes it into its page. Resolves to the exit code. */
export async function benchWeb(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      out: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 5))
  if (values.help || !Number.isInteger(rounds) || rounds < 1) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const { samples, version } = await measure(rounds)
  const command = ['npm run bench -- web', ...args].join(' ')
  const how = conditions(command, new Date(), [`Chromium ${version}`], 'no process is pinned')
  const text = `## ${webTitle}\n\n${how}\n\n${webTable(samples)}`
  console.log(`\n${text}`)
  const out = values.out ?? (values.quick ? undefined : 'docs/performance.md')
  if (out === undefined) return 0
  const page = existsSync(out) ? readFileSync(out, 'utf8') : '# Performance\n'
  writeFileSync(out, withPart(page, 'web', text))
  console.log(`\nWritten: ${out}`)
  return 0
}

const hundred = Array.from(
  { length: devicesInLargeRoom },
  (_, nth) => `SC-1${String(nth).padStart(5, '0')}`,
)

/** The storage of a browser in which the owner of a home has signed in. */
async function storageOf(browser: Browser, { owner }: TestHome) {
  const { page, context } = await openAs(browser, owner)
  await page.locator('main article').first().waitFor()
  const storageState = await context.storageState()
  await context.close()
  return storageState
}

async function measure(rounds: number): Promise<{ samples: WebSample[]; version: string }> {
  const stack = await openStack()
  const home = await createHomeWithDevices(stack, 'SC-000001', 'PC-000001', 'WLM-000001')
  await addRoom(home.owner, 'Kitchen')
  const large = await createHomeWithDevices(stack, ...hundred)
  const browser = await openBrowser()
  try {
    const storageState = await storageOf(browser, home)
    const storageOfLarge = await storageOf(browser, large)
    const samples: WebSample[] = []
    for (let round = 0; round < rounds; round += 1) {
      samples.push(...(await webRound({ browser, home, storageState })))
      const who = { browser, home: large, storageState: storageOfLarge }
      samples.push(...(await largeRoomsRound(who)))
      console.log(`Round ${round + 1} of ${rounds} is measured`)
    }
    return { samples, version: browser.version() }
  } finally {
    await browser.close()
    await home.stop()
    await large.stop()
    await stack.close()
  }
}
