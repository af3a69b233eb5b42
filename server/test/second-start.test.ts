/** One server works on a SQLite file: the next start is refused before it touches anything. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandStage, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { describe, expect } from 'vitest'
import { version } from '../src/platform/version.ts'

const portOf = (url: string) => new URL(url).port
const inUse = (pid: number | undefined, data: string) =>
  new RegExp(
    `^Roomwire could not start\\. Another Roomwire \\(version ${version.replaceAll('.', '\\.')}, process ${pid}, port \\d+, started \\d+ \\w+ 20\\d\\d, \\d\\d:\\d\\d\\) uses the data folder ${data}\\. Stop it, or choose another folder: npm start -- --data \\./another\\n$`,
  )

describe.concurrent('a second start on the same data folder', () => {
  it('is refused with the process that has it; its devices stay connected and presses reach them', async ({
    here: { data, start },
    expect,
  }) => {
    const first = start(['--no-demo'])
    const { url, mqttUrl } = await first.ready()
    const { owner, identifier, device, page } = await openLiveHome({ url, mqttUrl })
    await page.settles()
    // The same ports are tried too, as when `npm start` runs twice.
    const ports = ['--port', portOf(url), '--mqtt-port', portOf(mqttUrl)]
    for (const more of [[], ports]) {
      const { code, out, err } = await start(['--no-demo', ...more]).ended
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(inUse(first.pid, data))
    }
    expect(await shownTo(owner, identifier)).toMatchObject({ connected: true })
    let messageId = 0
    const press = async () => {
      messageId += 1
      page.say({ deviceIdentifier: identifier, action: 'on', pin: 18, messageId })
      const isAnswer = (said: ToBrowser): said is CommandStage =>
        'stage' in said && ['processed', 'failed'].includes(said.stage)
      return await page.hears(isAnswer)
    }
    // A busy machine may stop a server for a moment: it says so, and the next press is as good.
    let answer = await press()
    while ('code' in answer && answer.code === 'server_stood_still') answer = await press()
    expect(answer.stage).toBe('processed')
    await expect
      .poll(() => shownTo(owner, identifier))
      .toMatchObject({ connected: true, pins: { 18: { state: 1 } } })
    expect(device.commands).toMatchObject([{ pin: '18', state: 1 }])
    await device.leave()
    await page.close()
    first.signal('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0, err: '' })
  })

  it('R-60 works at once after the first was killed, and is the one that others are told of', async ({
    here: { data, start },
    expect,
  }) => {
    const first = start(['--no-demo'])
    await addRoom(await registerOwner((await first.ready()).url), 'Kitchen')
    first.signal('SIGKILL')
    await first.ended
    expect(JSON.parse(readFileSync(join(data, 'lock.json'), 'utf8'))).toMatchObject({
      pid: first.pid,
    })
    const second = start(['--no-demo'])
    await second.ready()
    expect((await start(['--no-demo']).ended).err).toMatch(inUse(second.pid, data))
  })

  it('of several at once exactly one begins', async ({ here: { start }, expect }) => {
    const all = Array.from({ length: 5 }, () => start(['--no-demo']))
    const begun = await Promise.allSettled(all.map((one) => one.ready()))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const [n, one] of all.entries()) {
      if (begun[n]?.status === 'rejected') {
        expect((await one.ended).err).toMatch(/^Roomwire could not start\. Another Roomwire.* uses/)
      }
    }
  })

  it("the operator's programs work beside the server, and leave it its folder", async ({
    here: { data, start, run },
    expect,
  }) => {
    const server = start(['--no-demo'])
    const { email } = await registerOwner((await server.ready()).url)
    const accounts = await run('admin.ts', ['list']).ended
    expect([accounts.code, accounts.err]).toEqual([0, ''])
    expect(accounts.out).toContain(email)
    expect(await run('outbox.ts').ended).toMatchObject({ code: 0, err: '' })
    expect(await run('audit-verify.ts').ended).toMatchObject({ code: 0, err: '' })
    expect((await start(['--no-demo']).ended).err).toMatch(inUse(server.pid, data))
  })
})

it('R-92 a start whose port is taken changes nothing in the database', async ({
  here: { data, start },
}) => {
  const server = start(['--no-demo'])
  const { url } = await server.ready()
  const other = `${data}-other`
  const { code, err } = await start(['--no-demo', '--data', other, '--port', portOf(url)]).ended
  expect([code, err]).toEqual([
    2,
    `Roomwire could not start. Port ${portOf(url)} is taken by another program. Stop it, or choose another port: npm start -- --port ${Number(portOf(url)) + 1}\n`,
  ])
  expect(() => readFileSync(join(other, 'roomwire.sqlite'))).toThrow('ENOENT')
})
