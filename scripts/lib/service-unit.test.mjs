import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { unitFor } from './service-unit.mjs'

const run = promisify(execFile)
const template = await readFile(join(root, 'deploy/roomwire.service'), 'utf8')

/** The most exposed that the service may be, tenths, as systemd-analyze counts it; 10 is no protection at all. */
const exposedMost = 15

test('the unit of the service is right for systemd, and lets the program do little', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roomwire-unit-'))
  const file = join(folder, 'roomwire.service')
  await writeFile(file, unitFor(template, root.replace(/\/$/, '')))
  const { stdout, stderr } = await run('systemd-analyze', ['verify', file])
  expect(stdout + stderr).toBe('')
  // It fails where the exposure is higher.
  const threshold = `--threshold=${exposedMost}`
  await run('systemd-analyze', ['security', '--offline=true', '--no-pager', threshold, file])
  await rm(folder, { recursive: true })
})

test('the unit fits where the program stands, and is refused where systemd could not start it', () => {
  expect(unitFor(template, '/opt/roomwire')).toContain('ProtectHome=yes')
  expect(unitFor(template, '/home/asha/roomwire')).toContain('ProtectHome=read-only')
  expect(unitFor(template, '/opt/roomwire')).not.toMatch(/[{}]/)
  for (const folder of ['/opt/my roomwire', '/opt/100%', '/root/roomwire']) {
    expect(() => unitFor(template, folder)).toThrow('move this folder')
  }
})
