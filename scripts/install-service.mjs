/** `npm run install-service`: makes Roomwire a service of systemd, or takes that back. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { command, Failure } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/project.mjs'
import { buildServer } from './lib/server-build.mjs'
import { unitFor } from './lib/service-unit.mjs'
import { buildWeb } from './lib/web-build.mjs'

const usage = `Usage: npm run install-service -- [--undo] [--to FOLDER]

Writes roomwire.service, a service of systemd for the program in this folder, and says what to do next.

  --undo       removes it again; data and settings stay
  --to FOLDER  puts it there instead of /etc/systemd/system
`

await command(async () => {
  const { values } = parseArgs({
    options: {
      undo: { type: 'boolean', default: false },
      to: { type: 'string', default: '/etc/systemd/system' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const file = join(resolve(values.to), 'roomwire.service')
  if (values.undo) undo(file)
  else await write(file)
  return 0
})

/** @param {string} file */
async function write(file) {
  const folder = root.replace(/\/$/, '')
  const text = unitFor(readFileSync(join(root, 'deploy/roomwire.service'), 'utf8'), folder)
  if (!existsSync(dirname(file)))
    throw new Failure(`There is no ${dirname(file)}: systemd is not here. Nothing was written.`)
  // The service may not write to this folder, so all must be built before.
  await install()
  await buildWeb()
  await buildServer()
  const isThere = existsSync(file)
  writing(file, () => writeFileSync(file, text, { mode: 0o644 }))
  process.stdout.write(`${isThere ? 'Written anew' : 'Written'}: ${file}

Next, as root:
  touch /etc/roomwire.env && chmod 600 /etc/roomwire.env    # settings, one a line, such as HOST=0.0.0.0
  systemctl daemon-reload
  systemctl enable --now roomwire
  journalctl --unit roomwire                                # what it says

Its data are in /var/lib/roomwire. After an update of the program, run this command again, then
systemctl restart roomwire. To take it back: npm run install-service -- --undo
`)
}

/** @param {string} file */
function undo(file) {
  if (!existsSync(file)) {
    process.stdout.write(`There is no ${file}. Nothing to do.\n`)
    return
  }
  if (existsSync(join(dirname(file), 'multi-user.target.wants/roomwire.service')))
    throw new Failure(
      'The service is on. First, as root: systemctl disable --now roomwire. Then run this again.',
    )
  writing(file, () => rmSync(file))
  process.stdout.write(`Removed: ${file}

Next, as root:
  systemctl daemon-reload

The data in /var/lib/roomwire and the settings in /etc/roomwire.env stay.
`)
}

/**
 * @param {string} file
 * @param {() => void} work
 */
function writing(file, work) {
  try {
    work()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw cause
    throw new Failure(
      `${file} can't be changed (${code}). Run this as root: sudo npm run install-service`,
    )
  }
}
