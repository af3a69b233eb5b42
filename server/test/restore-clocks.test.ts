/** A machine whose clock is years wrong restores a home, or does a drill: nothing fires, and once the clock is right all is. */
import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  createScheduleEndpoint,
  listSchedulesEndpoint,
  scheduleRunsEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { callApi, signInAs } from '@roomwire/testing/clients/api-client.ts'
import { backUp, makeKey, onlyBackupIn, run } from '@roomwire/testing/clients/backup-programs.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

let folder: string
let remove: () => Promise<unknown>
let home: { data: string; email: string; identifier: string; secret: string; id: string }
let backup: { file: string; key: string }

beforeAll(async () => {
  const made = await makeFolder()
  folder = made.folder
  remove = made.remove
  const stack = await openStack({}, 'cheap')
  const { owner, device, page, identifier, secret } = await openLiveHome(stack)
  const { schedule } = await callApi(owner, createScheduleEndpoint, { body: evening(identifier) })
  await page.close()
  device.vanish()
  await stack.stop()
  changeStoredData(stack, `update schedule set next_at = ${Date.now() - 3_600_000}`)
  const [key, place] = [await makeKey(stack.data), join(folder, 'backups')]
  const backedUp = await backUp(stack.data, place, '--new-place')
  expect(backedUp.code, backedUp.said).toBe(0)
  backup = { file: onlyBackupIn(place), key }
  const { data } = stack
  home = { data, email: owner.email, identifier, secret, id: String(schedule.schedule_id) }
}, 120_000)
afterAll(() => remove())

/** A schedule of each day, which catches up. */
const evening = (device_identifier: string) => ({
  name: 'Evening',
  rule: {
    days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock' as const, at: '23:00' },
    spread: 0,
    from: null,
    until: null,
  },
  pins: [{ device_identifier, pin: '18' as const, state: 1 as const }],
  for_s: null,
  catch_up: true,
})

/** A program's environment in which the clock begins at a time. */
function clockAt(time: string) {
  const [libfaketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!libfaketime) throw new Error('libfaketime is not installed: apt-get install faketime')
  const env = { LD_PRELOAD: libfaketime, FAKETIME: `@${time}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  return { env }
}

it.each([
  { time: '2015-01-01 12:00:00', says: 'The clock of this machine is before that, at 2015-01-01' },
  { time: '2041-06-01 12:00:00', says: 'Everybody signs in anew' },
])(
  'R-64 R-70 a home restored by a clock of $time has its schedules at their times once the clock is right',
  async ({ time, says }) => {
    const data = join(folder, `bare-${time.slice(0, 4)}`)
    const args = ['--from', backup.file, '--data', data]
    const restored = await run('restore', args, () => backup.key, clockAt(time))
    expect(restored.code, restored.said).toBe(0)
    expect(restored.said).toContain(says)
    const stack = await openStack({ DATA: data }, 'cheap')
    onTestFinished(() => stack.close())
    const owner = await signInAs(stack.url, home.email)
    const device = await connectTestDevice(stack.mqttUrl, home.identifier, home.secret)
    const nextAt = async () => {
      const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
      return Number(schedules[0]?.next_at)
    }
    await expect.poll(nextAt).toBeGreaterThan(Date.now())
    expect(await nextAt()).toBeLessThan(Date.now() + 2 * 86_400_000)
    const { runs } = await callApi(owner, scheduleRunsEndpoint, { path: { id: home.id } })
    expect(runs.map(({ outcome }) => outcome)).toEqual(['missed'])
    expect(device.commands).toEqual([])
    device.vanish()
    await stack.stop()
    const verified = await run('audit-verify', ['--data', data])
    expect(verified.code, verified.said).toBe(0)
  },
  60_000,
)

it.each(['2015-01-01 12:00:00', '2041-06-01 12:00:00'])(
  'R-64 R-70 a drill by a clock of %s restores the backup and leaves nothing',
  async (time) => {
    const drill = await run('backup', ['--data', home.data, '--drill'], undefined, clockAt(time))
    expect(drill.code, drill.said).toBe(0)
    expect(drill.said).toContain('1 home, 1 person, 1 device')
    expect(readdirSync(home.data).filter((name) => name.includes('scratch'))).toEqual([])
  },
  60_000,
)
