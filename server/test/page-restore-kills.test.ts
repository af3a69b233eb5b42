/** A restore by page whose server is killed at each of its steps: nobody has half a home. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { RestoreState } from '@roomwire/contracts/http/restore.ts'
import { answerOf, registerOwner, signInAs } from '@roomwire/testing/clients/api-client.ts'
import {
  backUp,
  type DiskFault,
  makeKey,
  onlyBackupIn,
  withFault,
} from '@roomwire/testing/clients/backup-programs.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { loadPostgres } from '../src/features/backups/load-postgres.ts'
import { prepareHome } from '../src/features/backups/restore-backup.ts'
import { confirmPrepared } from '../src/features/backups/take-in.ts'
import { systemClock } from '../src/platform/clock.ts'

/** At so many steps the server is killed, evenly spread; at all of them in `npm run prove`. */
const stepsMost = volume('PAGE_RESTORE_STEPS', 3)

let folder: string
let remove: () => Promise<unknown>
let backup: { file: string; key: string; email: string }

beforeAll(async () => {
  const made = await makeFolder()
  folder = made.folder
  remove = made.remove
  const lost = await openStack({}, 'cheap')
  const owner = await registerOwner(lost.url)
  await lost.stop()
  const [key, place] = [await makeKey(lost.data), join(folder, 'backups')]
  expect((await backUp(lost.data, place, '--new-place')).code).toBe(0)
  backup = { file: onlyBackupIn(place), key, email: owner.email }
  await lost.close()
})
afterAll(() => remove())

type Place = { data: string; url: string }

/** Starts a server whose steps count from the first byte of the file that its page sends. */
const start = ({ data, url }: Place, fault: DiskFault) => {
  const { nodeArgs = [], env } = withFault(fault)
  const from = { ...env, FAULT_FROM: join(data, 'restore.upload') }
  return openStack(
    { DATA: data, DATABASE_URL: url, NODE_OPTIONS: nodeArgs.join(' '), ...from },
    'cheap',
  )
}

/** A person's restore on the page; it breaks off with the server. */
async function restoreByPage(stack: Stack): Promise<void> {
  const code = /Restore code, for this start only: (\S+)/.exec(stack.output())?.[1] ?? ''
  const ask = async (step: string, key = ''): Promise<RestoreState> => {
    const answer = await fetch(`${stack.url}/api/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, step, key, page: 'page' }),
    })
    return (await answer.json()) as RestoreState
  }
  const bytes = readFileSync(backup.file)
  const half = Math.floor(bytes.length / 2)
  for (const [at, part] of [
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ] as const) {
    await fetch(`${stack.url}/api/restore/file?at=${at}&page=page`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-restore-code': code },
      body: Uint8Array.from(part),
    })
  }
  await ask('open', backup.key)
  while ((await ask('look')).state === 'opening') await wait(50)
  await ask('restore')
  while ((await entrancesOf(stack))?.is_restored !== true) {
    process.kill(stack.pid() ?? 0, 0) // Throws once it is gone.
    await wait(50)
  }
}

const entrancesOf = async (stack: { url: string }) => {
  try {
    const { body } = await answerOf(stack, registrationEndpoint, {})
    return Object(body) as { may_restore?: boolean; is_restored?: boolean }
  } catch {
    return undefined // It is gone, or starts again.
  }
}

it.each(['sqlite', 'postgres'] as const)(
  'R-64 a restore by page whose server is killed at any step is whole after the next start, or begins anew in an empty home (%s)',
  async (engine) => {
    const bare = async (at: number) => {
      const data = join(folder, `bare-${engine}-${at}`)
      mkdirSync(data)
      const { url, drop } =
        engine === 'postgres'
          ? await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
          : { url: '', drop: async () => undefined }
      return { place: { data, url }, drop }
    }
    const stepsFile = join(folder, `steps-${engine}`)
    const first = await bare(0)
    const whole = await start(first.place, { fault: 'none', at: 0, stepsFile })
    await restoreByPage(whole)
    await signInAs(whole.url, backup.email)
    await whole.close()
    await first.drop()
    const count = Number(readFileSync(stepsFile, 'utf8'))
    expect(count).toBeGreaterThan(20)
    const tried = Math.min(count, stepsMost)
    let [anew, done] = [0, 0]
    for (let nth = 1; nth <= tried; nth += 1) {
      const at = Math.ceil((nth * count) / tried)
      const { place, drop } = await bare(at)
      // At the first steps the start itself is killed.
      const killed = await start(place, { fault: 'kill', at }).catch(() => undefined)
      if (killed) await restoreByPage(killed).catch(() => undefined)
      await killed?.kill()
      const next = await start(place, { fault: 'none', at: 0 })
      expect(next.output(), `step ${at}`).not.toContain('was not restored')
      const found = await entrancesOf(next)
      expect(
        readdirSync(place.data).filter((name) => name.startsWith('restore.')),
        `step ${at}`,
      ).toEqual([])
      if (found?.may_restore) {
        anew += 1
        await restoreByPage(next)
      } else {
        done += 1
      }
      await signInAs(next.url, backup.email)
      await next.close()
      await drop()
      rmSync(place.data, { recursive: true })
    }
    figure(
      'R-64',
      'steps at which the server of a restore by page was killed',
      `${tried}: ${anew} began anew, ${done} were whole with the next start, 0 lost`,
      engine,
    )
  },
  3_600_000,
)

it('R-64 a restore by page that was killed when PostgreSQL had its rows, and the folder not yet its keys, is done by the next start, which says nothing else', async () => {
  const data = join(folder, 'bare-without-keys')
  const { url, drop } = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  onTestFinished(drop)
  mkdirSync(data)
  const empty = await start({ data, url }, { fault: 'none', at: 0 })
  await empty.stop()
  const onStep = () => undefined
  await prepareHome({ ...backup, data, notes: data, clock: systemClock, onStep })
  confirmPrepared(data)
  await loadPostgres(url, join(data, 'restore.confirmed'), { isRestored: true })
  const next = await start({ data, url }, { fault: 'none', at: 0 })
  onTestFinished(() => next.close())
  expect(next.output()).not.toContain('was not restored')
  await signInAs(next.url, backup.email)
  expect(readdirSync(data).filter((name) => name.startsWith('restore.'))).toEqual([])
})
