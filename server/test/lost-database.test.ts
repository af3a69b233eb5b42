/** A data folder without its database is not a new home, and a first start that was killed is none with a lost one. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { expect } from 'vitest'

/** The files of a folder, with their bytes and times. */
const filesIn = (folder: string) =>
  readdirSync(folder).map((name) => {
    const path = join(folder, name)
    return [name, statSync(path).mtimeMs, readFileSync(path, 'latin1')]
  })

it('R-92 a home whose database is missing does not start as a new one: it says the ways out and touches nothing, and --new says that a new home is meant', async ({
  here: { folder, data, start, run },
}) => {
  const first = start(['--no-demo'])
  await registerOwner((await first.ready()).url)
  first.signal('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const away = join(folder, 'away.sqlite')
  renameSync(join(data, 'roomwire.sqlite'), away)
  const before = filesIn(data)
  const programs = [
    start(),
    start(['--no-demo']),
    run('outbox.ts'),
    run('admin.ts', ['list']),
    run('audit-verify.ts'),
  ]
  for (const one of programs) {
    const { code, out, err } = await one.ended
    expect(code).not.toBe(0)
    expect(out).toBe('')
    expect(err).toMatch(
      /^(Roomwire could not start\. )?The data folder [^\n]+ roomwire\.sqlite is missing\. Nothing was changed\. [^\n]+ --new\.\n$/,
    )
  }
  expect(filesIn(data)).toEqual(before)

  const meant = start(['--new'])
  await meant.ready()
  expect(meant.said.out).toContain('meera@demo.example')
  meant.signal('SIGTERM')
  await meant.ended
  for (const name of readdirSync(data)) if (/^(roomwire|demo)/.test(name)) rmSync(join(data, name))
  renameSync(away, join(data, 'roomwire.sqlite'))
  // The option changes nothing of a home that is there.
  const back = start(['--new'])
  await back.ready()
  expect(back.said.out).not.toContain('meera@demo.example')
})

/**
 * Ends the program before the step of this number among all that it does to the files of its data folder
 * and that begins or commits something in its database, and writes down which one that was.
 */
const killer = (step: number, note: string): string => {
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { DatabaseSync, StatementSync } from 'node:sqlite'
    import { isMainThread } from 'node:worker_threads'
    const write = fs.writeFileSync
    let step = 0
    const watch = (of, name, isStep) => {
      const real = of[name]
      of[name] = function (...values) {
        if (isMainThread && isStep(this, values)) step += 1
        if (step === ${step}) {
          write(${JSON.stringify(note)}, name)
          process.kill(process.pid, 'SIGKILL')
        }
        return real.apply(this, values)
      }
    }
    const isInFolder = (_, [path]) => String(path).includes('/data')
    for (const name of ['mkdirSync', 'chmodSync', 'writeFileSync', 'linkSync', 'rmSync', 'openSync']) watch(fs, name, isInFolder)
    watch(DatabaseSync.prototype, 'exec', () => true)
    const isWatched = ({ sourceSQL }) => /^(begin|commit|insert into "installation")/i.test(sourceSQL)
    for (const name of ['run', 'all']) watch(StatementSync.prototype, name, isWatched)
    syncBuiltinESMExports()`
  return `data:text/javascript,${encodeURIComponent(program)}`
}

it('R-92 a first start that is killed before any of its steps starts again by itself, and has a home then', async ({
  here: { folder, data, start },
}) => {
  const every = volume('FIRST_START_EVERY', 6)
  const note = join(folder, 'killed')
  let tried = 0
  for (let step = 1 + (testSeed % every); ; step += every) {
    rmSync(data, { recursive: true, force: true })
    rmSync(note, { force: true })
    const killed = start(['--no-demo'], { NODE_OPTIONS: `--import=${killer(step, note)}` })
    const isReady = await killed.ready().then(
      () => true,
      () => false,
    )
    killed.signal('SIGKILL')
    await killed.ended
    if (isReady) break
    tried += 1
    const again = start(['--no-demo'])
    await again.ready().catch((cause) => {
      throw new Error(`after a kill before step ${step}, ${readFileSync(note)}`, { cause })
    })
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['keys.json', 'roomwire.sqlite']))
    expect(readdirSync(data)).not.toContain('keys.json.new')
    again.signal('SIGKILL')
    await again.ended
  }
  expect(tried).toBeGreaterThan(20 / every)
  figure(
    'R-92',
    'kills of a first start, each at another step, after which it started by itself',
    tried,
  )
})
