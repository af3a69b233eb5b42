/** Backups by page: when they are made, which are kept, one at once, and how a disk that is away or full is said. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  backUpNowEndpoint,
  changeBackupScheduleEndpoint,
} from '@roomwire/contracts/http/server-backups.ts'
import { serverStateEndpoint } from '@roomwire/contracts/http/server-state.ts'
import { callApi, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { backUp, makeKey } from '@roomwire/testing/clients/backup-programs.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson } from '@roomwire/testing/fixtures/person-of.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

const backupsOf = async (person: TestPerson) =>
  (await callApi(person, serverStateEndpoint, {})).server?.backup

const whenDone = { timeout: 60_000, interval: 200 }

describe.each(engines)('the schedule of backups (%s)', (engine) => {
  it('is the usual one until the operator sets another; nobody else may', async () => {
    const server = await startTestServer(engine)
    const owner = await registerOwner(server.url)
    const usual = { hour: 3, days: 7, weeks: 4, months: 12 }
    expect(await backupsOf(owner)).toMatchObject({ is_on: false, place: null, schedule: usual })
    const change = { body: { hour: 22, months: 0 } }
    const set = { hour: 22, days: 7, weeks: 4, months: 0 }
    expect(await callApi(owner, changeBackupScheduleEndpoint, change)).toEqual(set)
    expect((await backupsOf(owner))?.schedule).toEqual(set)

    const homeId = (await server.roomwire.people.byEmail(owner.email))?.homeId ?? null
    const coOwner = await insertPerson(server, homeId, 'admin')
    const { token } = coOwner
    const asked = { token, body: { hour: 1 } }
    expect((await ask(server, 'PUT /api/server/backups/schedule', asked)).status).toBe(403)
    expect((await ask(server, 'POST /api/server/backups', { token })).status).toBe(403)
    for (const body of [{ hour: 24 }, { days: 0 }, { weeks: -1 }, { months: 1.5 }]) {
      const { status } = await ask(server, 'PUT /api/server/backups/schedule', {
        token: owner.token,
        body,
      })
      expect(status).toBe(400)
    }
    expect((await backupsOf(owner))?.schedule).toEqual(set)
    await server.stop()
  })
})

it('R-64 a backup that is asked for by page is made, one at a time, and keeps as many days as set', async () => {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const place = join(folder, 'backups')
  const stack = await openStack({ BACKUPS: place }, 'cheap')
  onTestFinished(() => stack.close())
  const owner = await registerOwner(stack.url)
  // Without a key the first backup fails, and the page says why.
  await expect
    .poll(async () => (await backupsOf(owner))?.failure?.reason, whenDone)
    .toBe('There is no recovery key yet. Make it first: npm run backup -- --new-key')
  expect(await backupsOf(owner)).toMatchObject({ is_on: true, has_key: false, made_at: null })
  await makeKey(stack.data)
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  await callApi(owner, changeBackupScheduleEndpoint, { body: { days: 1, weeks: 0, months: 0 } })

  const [first, second] = await Promise.all([
    callApi(owner, backUpNowEndpoint, {}),
    callApi(owner, backUpNowEndpoint, {}),
  ])
  expect([first.work?.kind, second.work?.kind]).toEqual(['backup', 'backup'])
  await expect.poll(async () => (await backupsOf(owner))?.work, whenDone).toBeNull()
  const { failure, made_at: madeAt, has_key: hasKey } = (await backupsOf(owner)) ?? {}
  expect([failure, hasKey]).toEqual([null, true])
  expect(Date.now() - (madeAt ?? 0)).toBeLessThan(120_000)
  expect(readdirSync(place).filter((name) => name.endsWith('.age'))).toHaveLength(1)
})

it('R-64 a folder for backups that vanishes is said, hurts nobody, and is used again once it is back', async () => {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const place = join(folder, 'backups')
  const stack = await openStack({ BACKUPS: place }, 'cheap')
  onTestFinished(() => stack.close())
  const owner = await registerOwner(stack.url)
  await makeKey(stack.data)
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  expect((await backupsOf(owner))?.place).toMatchObject({ path: place, is: 'there' })

  await expect.poll(async () => (await backupsOf(owner))?.work, whenDone).toBeNull()

  // The disk is gone, and its mount point is empty.
  renameSync(place, `${place}.unmounted`)
  mkdirSync(place)
  expect((await backupsOf(owner))?.place).toEqual({ path: place, is: 'missing', free_bytes: null })
  await callApi(owner, backUpNowEndpoint, {})
  await expect
    .poll(async () => (await backupsOf(owner))?.failure?.reason, whenDone)
    .toContain('its disk is not mounted')
  expect(readdirSync(place)).toEqual([])
  rmSync(place, { recursive: true })
  renameSync(`${place}.unmounted`, place)
  await callApi(owner, backUpNowEndpoint, {})
  await expect.poll(async () => (await backupsOf(owner))?.failure, whenDone).toBeNull()
  expect((await backupsOf(owner))?.place?.is).toBe('there')
})
