import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { conditions } from './report/machine.ts'
import { withPart } from './report/page.ts'
import { runSoak } from './soak/run-soak.ts'
import { soakText } from './soak/soak-text.ts'

/* Runs a home for hours while something fails each minute: `npm run soak -- --help`. */

const usage = `Runs a server with a home of its own for hours. Each minute something fails: lines are cut, the
server stands still, strangers send random bytes, the database is held; once an hour the server is
killed. Afterwards each pin is compared with its device.

Usage: npm run soak -- --hours N [options]

  --hours N      how long; 0.5 is half an hour
  --devices N    how many devices (default 50)
  --out FILE     writes the report into its place in this file
  --help         shows this

Exit codes: 0 all is right, 1 a state is wrong or a command came late, 2 could not run.
`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      hours: { type: 'string', default: '0' },
      devices: { type: 'string', default: '50' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [hours, devices] = [Number(values.hours), Number(values.devices)]
  if (values.help || !(hours > 0) || !(Number.isInteger(devices) && devices > 0)) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const result = await runSoak({ hours, devices, say })
  const command = `npm run soak -- --hours ${hours} --devices ${devices}`
  const about = conditions(command, new Date(), [], 'nothing pinned to a core')
  const text = soakText(result, about)
  say(text)
  const { out } = values
  if (out !== undefined) {
    const page = existsSync(out) ? readFileSync(out, 'utf8') : ''
    writeFileSync(out, withPart(page, 'soak', text))
  }
  return result.wrong.length + result.late + result.unmade.length === 0 ? 0 : 1
}

process.exit(await main())
