/**
 * A backup and a restore by command that are killed, or whose disk is full, at each of their steps: nothing
 * half counts, the server goes on, and the next one does its work.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { answerOf, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import {
  type DiskFault,
  run,
  secretIn,
  withFault,
} from '@roomwire/testing/clients/backup-programs.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { unpack } from '../src/features/backups/archive.ts'
import { timeOfBackup } from '../src/features/backups/kept-backups.ts'
import { expectWhole } from '../src/features/backups/parts.ts'
import { finishRestore, isRestoreConfirmed } from '../src/features/backups/take-in.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { openKeys } from '../src/platform/keys.ts'

/** At so many steps of a program it ends, evenly spread; at all of them in `npm run prove`. */
const stepsMost = volume('BACKUP_STEPS', 3)

/** A data folder, and its PostgreSQL where it has one. */
type Place = { data: string; url: string }
const settingsOf = ({ data, url }: Place) => [
  ...['--data', data],
  ...(url ? ['--database-url', url] : []),
]

describe.each([
  ['sqlite', ['kill', 'full']],
  ['postgres', ['kill']],
] as const)('on %s', (engine, faults) => {
  let folder: string
  let removeAll: (() => Promise<unknown>)[]
  let stack: Stack
  let home: Place
  let owner: TestPerson
  let key: string
  let place: string

  beforeAll(async () => {
    const made = await makeFolder()
    folder = made.folder
    const database = await emptyDatabase()
    removeAll = [made.remove, database.drop]
    stack = await openStack({ DATABASE_URL: database.url }, 'cheap')
    home = { data: stack.data, url: database.url }
    owner = await registerOwner(stack.url)
    const newKey = await run('backup', ['--new-key', ...settingsOf(home)], secretIn)
    key = secretIn(newKey.said) ?? ''
    place = join(folder, 'backups')
    const first = await backUp(none, '--new-place')
    expect(first.code, first.said).toBe(0)
  }, 120_000)
  afterAll(async () => {
    await stack.close()
    for (const remove of removeAll) await remove()
  })

  const emptyDatabase = () =>
    engine === 'postgres'
      ? createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
      : { url: '', drop: async () => undefined }

  const backUp = (fault: DiskFault, ...more: string[]) =>
    run('backup', [...settingsOf(home), '--to', place, ...more], undefined, withFault(fault))

  const restore = (file: string, to: Place, fault: DiskFault) =>
    run('restore', ['--from', file, ...settingsOf(to)], () => key, withFault(fault))

  /** Does some work once as it is, and returns the steps of it that are to fail. */
  async function stepsOf(work: (fault: DiskFault) => Promise<unknown>): Promise<number[]> {
    const stepsFile = join(folder, 'steps')
    await work({ ...none, stepsFile })
    const count = Number(readFileSync(stepsFile, 'utf8'))
    expect(count).toBeGreaterThan(20)
    const tried = Math.min(count, stepsMost)
    return Array.from({ length: tried }, (_, nth) => Math.ceil(((nth + 1) * count) / tried))
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

  it.each(faults)(
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
      const next = await backUp(none)
      expect(next.code, next.said).toBe(0)
      expect([
        ...scratchIn(stack.data),
        ...readdirSync(place).filter((name) => name.endsWith('.part')),
      ]).toEqual([])
      expect(await expectAllWhole(), next.said).toBeGreaterThan(whole)
      figure(
        'R-64',
        'steps at which a backup ended: halves that counted',
        `${steps.length}: 0`,
        `${engine}, ${fault}`,
      )
    },
    3_600_000,
  )

  it.each(faults)(
    'R-64 a restore that ends at any of its steps is begun anew, or goes on with the next start (%s)',
    async (fault) => {
      const [name = ''] = readdirSync(place).filter((one) => timeOfBackup(one) !== undefined)
      const file = join(place, name)
      const bare = async (at: number) => {
        const { url, drop } = await emptyDatabase()
        onTestFinished(drop)
        return { data: join(folder, `bare-${fault}-${at}`), url }
      }
      const steps = await stepsOf(async (none) => restore(file, await bare(0), none))
      let [anew, later, there] = [0, 0, 0]
      for (const at of steps) {
        const to = await bare(at)
        const ended = await restore(file, to, { fault, at })
        if (fault === 'full' && ended.code !== 0) {
          expect(ended.said, `step ${at}`).toMatch(/no space|full/i)
          expect(ended.said, `step ${at}`).not.toContain('    at ')
        }
        if (existsSync(to.data) && isRestoreConfirmed(to.data)) {
          const again = await restore(file, to, none)
          expect(again.said, `step ${at}`).toMatch(
            /Start Roomwire with this folder( and DATABASE_URL)?: it goes on\./,
          )
          await finishRestore({ data: to.data, databaseUrl: to.url }) // As a start does.
          later += 1
        } else if (ended.code !== 0) {
          const again = await restore(file, to, none)
          const isThere = again.said.includes('has a home already')
          expect(isThere || again.code === 0, `step ${at}: ${again.said}`).toBe(true)
          if (isThere) there += 1
          else anew += 1
        }
        expect(await contentOf(to), `step ${at}`).toEqual({ people: 1, hasItsKeys: true })
        expect(scratchIn(to.data), `step ${at}`).toEqual([])
      }
      const ways = `${steps.length}: ${anew} began anew, ${later} went on with a start, ${there} were done, 0 lost`
      figure('R-64', 'steps at which a restore ended', ways, `${engine}, ${fault}`)
    },
    3_600_000,
  )
})

const none: DiskFault = { fault: 'none', at: 0 }

const scratchIn = (data: string) => readdirSync(data).filter((name) => name.includes('scratch'))

/** The number of people in a restored home, and whether its keys are those in the data folder. */
async function contentOf({ data, url }: Place) {
  const { db } = await openDatabase(url ? { url } : { file: join(data, 'roomwire.sqlite') })
  const people = await db.selectFrom('person').select('id').execute()
  const { key_fingerprint: claimed } = await db
    .selectFrom('installation')
    .select('key_fingerprint')
    .executeTakeFirstOrThrow()
  await db.destroy()
  return { people: people.length, hasItsKeys: claimed === openKeys(data).fingerprint }
}
