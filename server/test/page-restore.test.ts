/** Somebody registers while an empty installation is being restored by page: theirs stays, or the backup comes, never half of each. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { RestoreState } from '@roomwire/contracts/http/restore.ts'
import { answerOf, registerOwner, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { backUp, makeKey, onlyBackupIn } from '@roomwire/testing/clients/backup-programs.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { openPageRestore } from '../src/features/backups/page-restore.ts'

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

type Step = 'look' | 'open' | 'restore' | 'cancel'

/** An empty installation in which the backup was opened by page, and what its page asks. */
async function openFound(engine: 'sqlite' | 'postgres') {
  const data = join(folder, `bare-${readdirSync(folder).length}`)
  mkdirSync(data)
  const { url, drop } =
    engine === 'postgres'
      ? await createDatabase(inject('postgresUrl'))
      : { url: '', drop: async () => undefined }
  const stack = await openStack({ DATA: data, DATABASE_URL: url }, 'cheap')
  onTestFinished(async () => {
    await stack.close()
    await drop()
    rmSync(data, { recursive: true })
  })
  const code = /Restore code, for this start only: (\S+)/.exec(stack.output())?.[1] ?? ''
  // The start has printed the code on purpose: no client keeps it in mind as a secret.
  const ask = async (step: Step, key = '', page = 'own page') => {
    const answer = await fetch(`${stack.url}/api/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, step, key, page }),
    })
    return { status: answer.status, body: (await answer.json()) as RestoreState }
  }
  /** Sends the begin of a file, or all of it. */
  const send = async (bytes: Buffer, page = 'own page') => {
    const sent = await fetch(`${stack.url}/api/restore/file?at=0&page=${page}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-restore-code': code },
      body: Uint8Array.from(bytes),
    })
    return { status: sent.status, body: (await sent.json()) as RestoreState }
  }
  expect((await send(readFileSync(backup.file))).status).toBe(200)
  await ask('open', backup.key)
  await expect.poll(async () => (await ask('look')).body.state).toBe('found')
  return { stack, ask, send }
}

const entrancesOf = async (stack: { url: string }) => {
  try {
    return (await answerOf(stack, registrationEndpoint, {})).body
  } catch {
    return undefined // It starts again.
  }
}

it('R-64 whoever has registered before the home that was found is restored stays, and the page says so', async () => {
  const { stack, ask } = await openFound('sqlite')
  const founder = await registerOwner(stack.url)
  expect(await ask('restore')).toMatchObject({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      error: 'Somebody has registered meanwhile. Nothing was restored, and nothing was changed.',
    },
  })
  await signInAs(stack.url, founder.email)
  expect(await entrancesOf(stack)).toMatchObject({ may_restore: false, is_restored: false })
})

it.each(['sqlite', 'postgres'] as const)(
  'R-64 whoever registers at the moment of a restore by page has an account, or the backup is there: never half of each (%s)',
  async (engine) => {
    const outcomes: boolean[] = []
    for (const pauseMs of [0, 20, 60]) {
      const { stack, ask } = await openFound(engine)
      const registering = registerOwner(stack.url).then(
        (founder) => founder.email,
        () => undefined,
      )
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      await ask('restore').catch(() => undefined)
      const founder = await registering
      await expect
        .poll(() => entrancesOf(stack), { timeout: 20_000 })
        .toMatchObject({ may_restore: false })
      const isRestored = founder === undefined
      expect(await entrancesOf(stack)).toMatchObject({ is_restored: isRestored })
      await signInAs(stack.url, founder ?? backup.email)
      outcomes.push(isRestored)
    }
    expect(outcomes).toContain(false)
  },
)

it('R-64 of two people who restore at once one goes on and the other is told', async () => {
  const { ask, send } = await openFound('sqlite')
  const other = { status: 409, body: { code: 'changed_meanwhile' } }
  const first = readFileSync(backup.file).subarray(0, 1_000)
  expect(await send(first, 'their page')).toMatchObject(other)
  expect(await ask('cancel', '', 'their page')).toMatchObject(other)
  expect(await ask('restore', '', 'their page')).toMatchObject(other)
  expect((await ask('look', '', 'their page')).body.state).toBe('found')
  expect(await send(first)).toMatchObject({ status: 200, body: { bytes: 1_000 } })
  expect(await send(first, 'their page')).toMatchObject(other)
  expect((await ask('look')).body).toMatchObject({ state: 'uploading', bytes: 1_000 })
})

it('R-64 when the page that restores has not been heard for a minute another one may begin, and that is the one then', async () => {
  let now = 1_000_000
  const restore = openPageRestore({
    data: folder,
    place: '',
    people: { isEmpty: async () => true, isFounded: async () => false },
    clock: { now: () => now },
    log: { error: () => undefined },
    startAgain: () => undefined,
  })
  const take = (page: string) => () => restore.take(page, 0, Buffer.from('file'))
  take('first')()
  now += 50_000
  restore.look('first')
  now += 50_000
  expect(take('second')).toThrow('Somebody else is restoring')
  now += 10_000
  take('second')()
  expect(take('first')).toThrow('Somebody else is restoring')
  restore.clear()
  take('first')()
  restore.clear()
})
