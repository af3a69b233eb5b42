/**
 * `npm run prove`: the tests that try very much, with the volumes that the requirements name. Whole it
 * takes hours and is what a person runs before a release; the gate runs one slice of it,
 * and the pages.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, Failure } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/project.mjs'
import { onlyProven, proveParts, sliceOf } from './lib/prove-parts.mjs'
import { report } from './lib/report.mjs'
import { commitHash, gateSeed, seedOf, setSeed } from './lib/seed.mjs'
import { bringTestTools } from './lib/test-tools.mjs'
import { prove } from './lib/vitest-run.mjs'
import { buildWeb } from './lib/web-build.mjs'

const usage = `Runs the large tests, with the volumes that the requirements name.

Usage: npm run prove                                  all parts: before a release, for hours
       npm run prove -- --slice K [--seed S]          part K, small enough for the gate
       npm run prove -- --slice commit                the part whose turn it is at this commit
       npm run prove -- --part K [--seed S]           part K, whole

       npm run prove -- --properties [--seed S]       every property, drawn anew
       npm run prove -- --pages                       the browser tests that npm test leaves out

  --seed S   of random choices; the same seed repeats them (default: that of the commit, and of the
             gate for a slice)

Parts:
${proveParts.map(({ title }, at) => `  ${`${at + 1}`.padStart(2)}  ${title}`).join('\n')}
`

await command(async () => {
  const { values } = parseArgs({
    options: {
      slice: { type: 'string' },
      part: { type: 'string' },
      properties: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  await install({ forTests: true })
  await bringTestTools()
  const size = values.slice === undefined ? 'whole' : 'slice'
  const seed = setSeed(size === 'slice' ? gateSeed : seedOf(commitHash()), values.seed)
  const numbers = values.properties || values.pages ? [] : numbersOf(values.slice ?? values.part)
  const parts = []
  for (const number of numbers) {
    const part = proveParts[number - 1]
    if (!part) throw new Failure(`There is no part ${number}.\n\n${usage}`)
    const again = `npm run prove -- --${size === 'slice' ? 'slice' : 'part'} ${number} --seed ${seed}`
    console.log(`\nPart ${number} of ${proveParts.length}, ${part.title}. To repeat it: ${again}`)
    console.log(JSON.stringify(part[size]))
    if (part.files.some((file) => file.startsWith('e2e/'))) await buildWeb()
    parts.push(...(await prove(part, part[size])))
  }
  if (values.pages) {
    await buildWeb()
    const files = onlyProven.filter((file) => file.startsWith('e2e/'))
    parts.push(...(await prove({ title: 'pages', files }, {})))
  }
  if (values.properties || numbers.length > 1) {
    console.log(`\nEvery property. To repeat them: npm run prove -- --properties --seed ${seed}`)
    parts.push(...(await prove({ title: 'every property', files: propertyFiles() }, {})))
  }
  report(parts)
  return parts.some((part) => part.tally.failed > 0) ? 1 : 0
})

/** The test files that draw what they try. */
function propertyFiles() {
  const files = globSync(
    ['{server,web,simulator,contracts}/{src,test}/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
    { cwd: root },
  )
  return files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
  )
}

/**
 * The parts to run.
 * @param {string | undefined} asked
 */
function numbersOf(asked) {
  if (asked === undefined) return proveParts.map((_, at) => at + 1)
  const number = asked === 'commit' ? sliceOf(seedOf(commitHash())) : Number(asked)
  if (!Number.isInteger(number)) throw new Failure(usage)
  return [number]
}
