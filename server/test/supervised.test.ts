/** `npm start` starts the server again after a crash; the real programs, each in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { serverProgram } from '@roomwire/testing/worlds/server-program.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase, freePort } from '@roomwire/testing/worlds/test-services.ts'
import { test as base, describe, inject } from 'vitest'

const supervisor = join(import.meta.dirname, '../../scripts/lib/supervise.mjs')

type Started = ReturnType<typeof startSupervised>

/** The supervisor with short pauses, ms, in place of the usual ones. */
function startSupervised(data: string, args: string[], pauses: string) {
  const call = [serverProgram, '--data', data, '--port', '0', '--mqtt-port', '0', ...args]
  const code = `import { supervise } from ${JSON.stringify(supervisor)}
    process.exitCode = await supervise(${JSON.stringify(call)}, ${pauses})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const ended = once(child, 'exit').then(([exit]) => Number(exit))
  const count = (text: string, where: 'out' | 'err') => said[where].split(text).length - 1
  return { child, said, ended, starts: () => count('Roomwire is ready.', 'out'), count }
}

/** The processes of this data folder: its server, and the program that plays the devices of its demo home. */
function processesOf(data: string): { server: number[]; devices: number[] } {
  const all = readdirSync('/proc').flatMap((pid) => {
    try {
      const call = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return call.some((arg) => arg.startsWith(data)) ? [{ pid: Number(pid), call }] : []
    } catch {
      return [] // It is no process, or has ended just now.
    }
  })
  const running = (file: string) =>
    all.flatMap(({ pid, call }) => (call[1]?.endsWith(file) ? [pid] : []))
  return { server: running('dist/main.mjs'), devices: running('simulator/src/main.ts') }
}

const it = base.extend<{ start: (args?: string[], pauses?: string) => Started & { data: string } }>(
  {
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures this one needs
    start: async ({}, use) => {
      const { folder, remove } = await makeFolder()
      const data = join(folder, 'data')
      const started: Started[] = []
      await use((args = ['--no-demo'], pauses = '{ firstMs: 1, mostMs: 4, quietMs: 1e9 }') => {
        const one = startSupervised(data, args, pauses)
        started.push(one)
        return { ...one, data }
      })
      for (const { child } of started) child.kill('SIGKILL')
      await Promise.all(started.map(({ ended }) => ended))
      const left = () => Object.values(processesOf(data)).flat()
      while (left().length > 0) await wait(20)
      await remove()
    },
  },
)

describe.concurrent('npm start', () => {
  it('R-57 starts the server again after a crash, with growing pauses, says why, and doubles no simulated device; both end when it is killed itself', async ({
    start,
    expect,
  }) => {
    const { data, said, starts, count, child } = start(['--demo'])
    for (let crash = 1; crash <= 4; crash += 1) {
      await expect.poll(starts).toBe(crash)
      await expect.poll(() => processesOf(data).devices).toHaveLength(1)
      if (crash === 4) break
      process.kill(processesOf(data).server[0] ?? 0, 'SIGKILL')
      await expect.poll(() => count('SIGKILL', 'err')).toBe(crash)
    }
    expect(said.err.match(/Roomwire was ended by SIGKILL\. It starts again in \S+ s\./g)).toEqual(
      ['0.001', '0.002', '0.004'].map(
        (pause) => `Roomwire was ended by SIGKILL. It starts again in ${pause} s.`,
      ),
    )
    child.kill('SIGKILL')
    await expect.poll(() => Object.values(processesOf(data)).flat()).toEqual([])
    expect(said.out).toContain('Stopped. Nothing is lost.')
  })

  it('R-57 begins with the first pause again after a quiet time, and stops once when it is asked to', async ({
    start,
    expect,
  }) => {
    const pauses = '{ firstMs: 1, mostMs: 4, quietMs: 1 }'
    const { data, said, starts, child, ended } = start(['--no-demo'], pauses)
    for (let crash = 1; crash <= 2; crash += 1) {
      await expect.poll(starts).toBe(crash)
      process.kill(processesOf(data).server[0] ?? 0, 'SIGKILL')
    }
    await expect.poll(starts).toBe(3)
    expect(said.err.match(/again in \S+ s/g)).toEqual(['again in 0.001 s', 'again in 0.001 s'])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said.out.match(/Stopped\. Nothing is lost\./g)).toHaveLength(1)
    expect(processesOf(data).server).toEqual([])
  })

  it('R-57 never starts again what refuses to start, or has stopped by itself', async ({
    start,
    expect,
  }) => {
    const refused = start(['--no-demo', '--host', '192.0.2.1'])
    expect(await refused.ended).toBe(2)
    expect(refused.said.err).toMatch(/^Roomwire could not start\. [^\n]+\n$/)
    const stopped = start()
    await expect.poll(stopped.starts).toBe(1)
    process.kill(processesOf(stopped.data).server[0] ?? 0, 'SIGTERM')
    expect(await stopped.ended).toBe(0)
    expect(stopped.said.err).toBe('')
  })

  it('R-57 comes up by itself when its PostgreSQL is there only later, as after a boot', async ({
    start,
    expect,
    onTestFinished,
  }) => {
    const { url, drop } = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
    const line = await openLine(url)
    onTestFinished(async () => {
      await line.close()
      await drop()
    })
    line.cut()
    const later = Object.assign(new URL(url), { port: new URL(line.url).port }).href
    const nobody = `postgres://roomwire@127.0.0.1:${await freePort()}/roomwire`
    const again = 'has ended with exit code 1. It starts again'
    const alone = start(['--no-demo', '--database-url', nobody])
    await expect.poll(() => alone.count(again, 'err')).toBeGreaterThan(1)
    alone.child.kill('SIGTERM')
    const early = start(['--no-demo', '--database-url', later])
    await expect.poll(() => early.count(again, 'err')).toBeGreaterThan(1)
    line.mend()
    await expect.poll(early.starts).toBe(1)
  })

  it('R-57 is over at once when it is asked to stop within a pause', async ({ start, expect }) => {
    const { data, starts, count, child, ended } = start(
      ['--no-demo'],
      '{ firstMs: 1e9, mostMs: 1e9, quietMs: 1e9 }',
    )
    await expect.poll(starts).toBe(1)
    process.kill(processesOf(data).server[0] ?? 0, 'SIGKILL')
    await expect.poll(() => count('SIGKILL', 'err')).toBe(1)
    child.kill('SIGINT')
    expect(await ended).toBe(128 + 9)
  })
})
