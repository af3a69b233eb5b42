/** The program's last message: that nothing is lost, only when that is known. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import pg from 'pg'
import { describe, inject } from 'vitest'

/** Has a bug that comes up on SIGUSR2. */
const bug = "process.on('SIGUSR2', () => { throw new Error('a bug') })"
const withBug = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}` }

describe.concurrent('the last line of a stop', () => {
  it('R-60 names what could not be written, and the exit code is 1', async ({
    here: { data, start },
    expect,
  }) => {
    const server = start(['--no-demo'])
    await server.ready()
    const database = new DatabaseSync(join(data, 'roomwire.sqlite'), { timeout: 5_000 })
    database.exec('drop table audit')
    database.close()
    server.signal('SIGTERM')
    const { code, out } = await server.ended
    expect(out).toMatch(
      /Stopping…\nStopped, but the last changes could not be written: the audit log \(\d+ entries, no such table: audit\)\.\n$/,
    )
    expect([code, out]).toEqual([1, expect.not.stringContaining('Nothing is lost')])
  })

  it('R-60 says so when the database does not answer for 5 seconds', async ({
    here: { start },
    expect,
  }) => {
    const database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
    const server = start(['--no-demo'], { DATABASE_URL: database.url })
    await server.ready()
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await other.query('begin; lock table audit in access exclusive mode')
    server.signal('SIGTERM')
    const { code, out } = await server.ended
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /Stopping…\nStopped, but not everything could be written within 5 seconds: the last changes may be lost\.\n$/,
      ),
    ])
    await other.end()
    await database.drop()
  })

  it('R-57 after an error that nobody caught it promises nothing, and the exit code is 1', async ({
    here: { start },
    expect,
  }) => {
    const server = start(['--no-demo'], withBug)
    const { url } = await server.ready()
    await registerOwner(url)
    server.signal('SIGUSR2')
    const { code, out, err } = await server.ended
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /Stopping…\nStopped because of an error: see the log\. Unconfirmed changes may be lost\.\n$/,
      ),
    ])
    const [logged = '', ...more] = err.trimEnd().split('\n')
    expect(JSON.parse(logged)).toMatchObject({ err: { message: 'a bug' }, msg: 'uncaught error' })
    expect(more).toEqual([])
  })

  it('R-60 is that nothing is lost when all was written: also when a session was last used', async ({
    here: { data, start },
    expect,
  }) => {
    const server = start(['--no-demo'])
    const { url } = await server.ready()
    const owner = await registerOwner(url)
    const before = Date.now()
    await ask({ url }, 'GET /api/devices', owner)
    server.signal('SIGTERM')
    expect(await server.ended).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/Stopped\. Nothing is lost\.\n$/),
    })
    const database = new DatabaseSync(join(data, 'roomwire.sqlite'))
    const session = database.prepare('select last_used_at from session').get()
    database.close()
    expect(Number(session?.last_used_at)).toBeGreaterThanOrEqual(before)
  })
})
