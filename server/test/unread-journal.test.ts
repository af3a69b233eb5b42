/** A server is killed while its database takes nothing: other programs ask for a start, and that brings in what was pressed. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { expect, it } from 'vitest'

it('R-60 R-96 the programs of an operator ask to start a server that was killed before its database had all, and work beside it and after it', async () => {
  const stack = await openStack({}, 'cheap')
  const { page, device } = await openLiveHome(stack)
  device.client.on('error', () => undefined)
  page.socket.on('error', () => undefined)
  const env = { DATA: stack.data }
  const programs = () =>
    Promise.all([
      startProgram('admin.ts', ['list'], env).ended,
      startProgram('audit-verify.ts', [], env).ended,
    ])
  await wait(500) // Its database has all that was before.
  const other = new DatabaseSync(join(stack.data, 'roomwire.sqlite'))
  other.exec('begin immediate')
  page.say({ deviceIdentifier: 'SC-000001', messageId: 'pressed', action: 'on', pin: 18 })
  await page.hears(isStage('sent', 'pressed'))
  await stack.kill()
  other.exec('rollback')
  const pressed = () =>
    other
      .prepare('select message_id, outcome from command')
      .all()
      .map((row) => ({ ...row }))
  expect(pressed()).toEqual([])
  for (const { code, err } of await programs()) {
    expect([code, err]).toEqual([2, expect.stringContaining('Start it once: npm start.')])
  }
  await stack.start()
  expect(pressed()).toMatchObject([{ message_id: '"pressed"' }])
  for (const { code } of await programs()) expect(code).toBe(0)
  expect(await stack.stop()).toBe(0)
  for (const { code } of await programs()) expect(code).toBe(0)
  other.close()
  device.vanish()
  await stack.close()
})
