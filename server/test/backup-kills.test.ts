/**
 * A backup and a restore by command that are killed, or whose disk is full, at each of their steps: nothing
 * half counts, the server goes on, and the next one does its work.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { answerOf, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import {
  type DiskFault,
  makeKey,
  run,
  withFault,
} from '@roomwire/testing/clients/backup-programs.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unpack } from '../src/features/backups/archive.ts'
import { timeOfBackup } from '../src/features/backups/kept-backups.ts'
import { expectWhole } from '../src/features/backups/parts.ts'
import { finishRestore, isRestoreConfirmed } from '../src/features/backups/take-in.ts'

/** Each so-many-th step of a program fails; all of them in `npm run prove`. */
const stepsEvery = volume('BACKUP_STEPS_EVERY', 30)

let folder: string
let remove: () => Promise<unknown>
let stack: Stack
let owner: TestPerson
let key: string
let place: string

beforeAll(async () => {
  const made = await makeFolder()
  folder = made.folder
  remove = made.remove
  stack = await openStack({}, 'cheap')
  owner = await registerOwner(stack.url)
  key = await makeKey(stack.data)
  place = join(folder, 'backups')
  const first = await backUp({ fault: 'none', at: 0 }, '--new-place')
  expect(first.code, first.said).toBe(0)
}, 120_000)
afterAll(async () => {
  await stack.close()
  await remove()
})

const backUp = (fault: DiskFault, ...more: string[]) =>
  run('backup', ['--data', stack.data, '--to', place, ...more], undefined, withFault(fault))

const restore = (file: string, data: string, fault: DiskFault) =>
  run('restore', ['--from', file, '--data', data], () => key, withFault(fault))

/** Does some work once as it is, and returns the steps of it that are to fail. */
async function stepsOf(work: (fault: DiskFault) => Promise<unknown>): Promise<number[]> {
  const stepsFile = join(folder, 'steps')
  await work({ fault: 'none', at: 0, stepsFile })
  const count = Number(readFileSync(stepsFile, 'utf8'))
  expect(count).toBeGreaterThan(20)
  return Array.from({ length: count }, (_, at) => at + 1).filter((at) => at % stepsEvery === 0)
}

const isServed = async () => (await answerOf(owner, listRoomsEndpoint, {})).status === 200

/** Opens each file that has the name of a backup. @throws BackupError where one is not whole */
async function expectAllWhole(): Promise<number> {
  const names = readdirSync(place).filter((name) => timeOfBackup(name) !== undefined)
  for (const name of names) {
    const opened = join(folder, `opened-${readdirSync(folder).length}`)
    mkdirSync(opened)
    await expectWhole(opened, await unpack(join(place, name), key, opened), 'quick_check')
  }
  return names.length
}

const scratchIn = (data: string) => readdirSync(data).filter((name) => name.includes('scratch'))

it.each(['kill', 'full'] as const)(
  'R-64 a backup that ends at any of its steps hurts nobody, counts as none, and leaves nothing for ever (%s)',
  async (fault) => {
    const steps = await stepsOf((none) => backUp(none))
    for (const at of steps) {
      const ended = await backUp({ fault, at })
      if (fault === 'full' && ended.code !== 0) {
        expect(ended.said, `step ${at}`).toMatch(/no space|full/i)
        expect(ended.said, `step ${at}`).not.toContain('    at ')
        expect(scratchIn(stack.data), `step ${at}`).toEqual([])
        expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([])
      }
      expect(await isServed(), `step ${at}`).toBe(true)
    }
    const whole = await expectAllWhole()
    const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400
    for (const in_ of [stack.data, place]) {
      for (const name of readdirSync(in_)) {
        if (/scratch|part$/.test(name)) utimesSync(join(in_, name), twoDaysAgo, twoDaysAgo)
      }
    }
    const next = await backUp({ fault: 'none', at: 0 })
    expect(next.code, next.said).toBe(0)
    expect([
      ...scratchIn(stack.data),
      ...readdirSync(place).filter((name) => name.endsWith('.part')),
    ]).toEqual([])
    expect(await expectAllWhole()).toBeGreaterThan(whole)
    figure(
      'R-64',
      'steps at which a backup ended: halves that counted',
      `${steps.length}: 0`,
      fault,
    )
  },
  3_600_000,
)

function peopleIn(data: string): number {
  const db = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  const { people } = db.prepare('select count(*) as people from person').get() ?? {}
  db.close()
  return Number(people)
}

it.each(['kill', 'full'] as const)(
  'R-64 a restore that ends at any of its steps is begun anew, or goes on with the next start (%s)',
  async (fault) => {
    const [name = ''] = readdirSync(place).filter((one) => timeOfBackup(one) !== undefined)
    const file = join(place, name)
    const bare = (at: number) => join(folder, `bare-${fault}-${at}`)
    const steps = await stepsOf((none) => restore(file, bare(0), none))
    let [anew, later] = [0, 0]
    for (const at of steps) {
      const data = bare(at)
      const ended = await restore(file, data, { fault, at })
      if (fault === 'full' && ended.code !== 0) {
        expect(ended.said, `step ${at}`).toMatch(/no space|full/i)
        expect(ended.said, `step ${at}`).not.toContain('    at ')
      }
      if (existsSync(data) && isRestoreConfirmed(data)) {
        const again = await restore(file, data, { fault: 'none', at: 0 })
        expect(again.said, `step ${at}`).toContain('Start Roomwire with this folder: it goes on.')
        await finishRestore({ data, databaseUrl: '' }) // As a start does.
        later += 1
      } else if (ended.code !== 0) {
        const again = await restore(file, data, { fault: 'none', at: 0 })
        const isThere = again.said.includes('has a home already')
        expect(isThere || again.code === 0, `step ${at}: ${again.said}`).toBe(true)
        anew += 1
      }
      expect(peopleIn(data), `step ${at}`).toBe(1)
      expect(existsSync(join(data, 'keys.json')), `step ${at}`).toBe(true)
      expect(scratchIn(data), `step ${at}`).toEqual([])
    }
    const ways = `${steps.length}: ${anew} began anew, ${later} went on with a start, 0 lost`
    figure('R-64', 'steps at which a restore ended', ways, fault)
  },
  3_600_000,
)
