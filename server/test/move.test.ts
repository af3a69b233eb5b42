/** `npm run move`: a home goes from SQLite to PostgreSQL and back, as its operator does it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { addRoom, answerOf, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { run } from '@roomwire/testing/clients/backup-programs.ts'
import { isStage } from '@roomwire/testing/clients/live-page.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { expect, inject, it, onTestFinished } from 'vitest'

async function start(env: Record<string, string>) {
  const stack = await openStack(env, 'cheap')
  onTestFinished(() => stack.close())
  return stack
}

async function emptyPostgres() {
  const { url, drop } = await createDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  return url
}

function commandsIn(data: string): unknown[] {
  const db = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  const rows = db.prepare('select id, message_id from command order by id').all()
  db.close()
  return rows
}

it('R-92 a home moves to PostgreSQL and back: people stay signed in, devices connect, and no row differs', async () => {
  const stack = await start({})
  const { data } = stack
  const { owner, device, page, identifier, secret } = await openLiveHome(stack)
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId: 'before' })
  await page.hears(isStage('processed', 'before'))
  const url = await emptyPostgres()
  const move = (...args: string[]) => run('move', ['--data', data, ...args])
  expect((await move('--to', url)).said).toContain('Another Roomwire (version')
  await page.close()
  device.vanish()
  await stack.stop()

  const before = commandsIn(data)
  const moved = await move('--to', url)
  expect(moved.code, moved.said).toBe(0)
  expect(moved.said).toMatch(/public\."person": 1 rows, the same on both sides \([0-9a-f]{16}\)/)
  expect(moved.said).not.toContain(url)
  expect(readdirSync(data)).not.toContain('roomwire.sqlite')

  const onPostgres = await start({ DATA: data, DATABASE_URL: url })
  const there = { ...owner, url: onPostgres.url }
  expect((await answerOf(there, listRoomsEndpoint, {})).status).toBe(200)
  await (await connectTestDevice(onPostgres.mqttUrl, identifier, secret)).leave()
  await addRoom(there, 'Attic')
  expect((await move('--to', 'files', '--database-url', url)).code).toBe(2)
  await onPostgres.stop()

  const back = await move('--to', 'files', '--database-url', url)
  expect(back.code, back.said).toBe(0)
  expect(commandsIn(data)).toEqual(before)
  const again = await start({ DATA: data })
  const { body } = await answerOf({ ...owner, url: again.url }, listRoomsEndpoint, {})
  expect(JSON.stringify(body)).toContain('Attic')
  await again.stop()
  const verified = await run('audit-verify', ['--data', data])
  expect(verified.code, verified.said).toBe(0)
})

it('R-92 a home moves into nothing that has one, and then stays as it is', async () => {
  const [first, url] = [await start({}), await emptyPostgres()]
  const second = await start({ DATABASE_URL: url })
  await registerOwner(first.url)
  await registerOwner(second.url)
  await first.stop()
  await second.stop()
  const names = readdirSync(first.data)
  const refused = await run('move', ['--data', first.data, '--to', url])
  expect([refused.code, refused.said]).toEqual([
    1,
    'The database has a home already. Nothing was changed. Restore into an empty one.\n',
  ])
  const into = ['--data', first.data, '--to', 'files', '--database-url', url]
  expect((await run('move', into)).said).toContain('has a database already')
  expect(readdirSync(first.data)).toEqual(names)
})
