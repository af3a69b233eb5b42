import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { benchDialects } from './dialects/measure-dialects.ts'
import { benchHistory } from './history/measure-history.ts'
import { peersIn } from './peers/measured-peers.ts'
import type { Peer } from './peers/peer.ts'
import { type Plan, readPlan, sizesOf, usage } from './plan.ts'
import { conditions } from './report/machine.ts'
import { withSections } from './report/page.ts'
import { type Findings, sectionText } from './report/section-text.ts'
import { sections } from './report/sections.ts'
import { runSampler } from './sampler.ts'
import { benchSchedules } from './schedules/measure-schedules.ts'
import { benchStalls } from './stalls/measure-stalls.ts'
import { benchWeb } from './web/measure-web.ts'
import { startPeers } from './work/cold-start.ts'
import { listPeers } from './work/lists.ts'
import { type WorkName, works } from './work/sample.ts'

/* `npm run bench`: measures Roomwire beside others and writes docs/performance.md. */

async function main(args: string[]): Promise<number> {
  const plan = readPlan(args)
  if (!plan) {
    process.stdout.write(usage)
    return args.includes('--help') ? 0 : 2
  }
  for (const line of leftOut(new Set(works.flatMap(peersIn)))) console.log(line)
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const findings = await measureAll(plan, folder)
  writeSections(plan, findings, ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])])
  return findings.failures.length === 0 ? 0 : 1
}

/** Shows what was measured, and puts it into the page if there is one to write. */
function writeSections({ out }: Plan, findings: Findings, command: string[]) {
  const pictures = out === undefined ? undefined : join(dirname(out), 'pictures')
  const measured = sections.filter((section) =>
    findings.samples.some(({ work }) => work === section.work),
  )
  const written = new Map(
    measured.map((section) => {
      const asked = peersIn(section.work)
      const notMeasured = leftOut(asked)
      const how = conditions(command.join(' '), new Date(), versionsOf(asked))
      const text = sectionText(section, { ...findings, how, notMeasured, pictures })
      return [section.work, text]
    }),
  )
  for (const text of written.values()) console.log(`\n${text}`)
  if (out === undefined) return
  const page = existsSync(out) ? readFileSync(out, 'utf8') : '# Performance\n'
  writeFileSync(out, withSections(page, written))
  console.log(`\nWritten: ${out}`)
}

/** Rounds are the outer loop, so that all servers are measured side by side in time. */
async function measureAll(plan: Plan, folder: string): Promise<Findings> {
  const kept = join(folder, 'kept')
  mkdirSync(kept)
  const findings: Findings = { samples: [], failures: [] }
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const work of plan.only) {
      for (const peer of peersOf(work)) {
        if (plan.servers && !plan.servers.includes(peer)) continue
        const own = mkdtempSync(join(folder, 'sample-'))
        const { seconds, warmSeconds, retries } = plan
        const sizes = sizesOf(work, plan.isQuick)
        const order = { work, peer, round, sizes, seconds, warmSeconds, retries, folder: own, kept }
        const { samples, error } = await runSampler(order)
        findings.samples.push(...samples)
        if (error !== undefined) {
          findings.failures.push({ work, text: `${peer} failed in round ${round + 1}` })
          process.stderr.write(`${work} ${peer}: ${error}\n`)
        }
        rmSync(own, { recursive: true, force: true })
      }
    }
  }
  return findings
}

/** The servers measured: Roomwire, the anchors, and those installed. */
function peersOf(work: WorkName): readonly string[] {
  if (work === 'c') return listPeers
  if (work === 'd') return startPeers
  const installed = peersIn(work).filter((peer) => !peer.missing?.())
  return installed.map(({ name }) => name)
}

/** The servers not measured, and why. */
function leftOut(peers: Iterable<Peer>): string[] {
  return [...peers].flatMap(({ name, missing }) => {
    const reason = missing?.()
    return reason ? [`${name} is left out: ${reason}.`] : []
  })
}

function versionsOf(peers: readonly Peer[]): string[] {
  return peers.flatMap((peer) => (peer.missing?.() || !peer.version ? [] : [peer.version()]))
}

const [part, ...rest] = process.argv.slice(2)
const ownParts = new Map([
  ['web', benchWeb],
  ['history', benchHistory],
  ['schedules', benchSchedules],
  ['dialects', benchDialects],
  ['stalls', benchStalls],
])
const ownPart = ownParts.get(part ?? '')
process.exit(await (ownPart ? ownPart(rest) : main(process.argv.slice(2))))
