/** deploy/certificate-hook.sh, as certbot and lego call it, and a server that takes what it brings. */

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, vi } from 'vitest'
import { certify, makeAuthority } from '../src/platform/tls/own-authority.ts'

const hook = join(import.meta.dirname, '../../deploy/certificate-hook.sh')

/** A certificate as both programs leave it: two files of root's. */
async function renewed(name: string) {
  const folder = await mkdtemp(join(scratch, 'roomwire-renewed-'))
  const authority = await makeAuthority('An authority', [], Date.now())
  const { cert, key } = await certify(authority, { names: [name], addresses: [] }, Date.now())
  await writeFile(join(folder, 'fullchain.pem'), cert + authority.cert)
  await writeFile(join(folder, 'privkey.pem'), key)
  return { folder, cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') }
}

it('a renewed certificate of certbot or lego comes to the running server', async () => {
  const target = join(await mkdtemp(join(scratch, 'roomwire-hook-')), 'roomwire')
  await mkdir(target)
  const run = (env: Record<string, string>) =>
    execFileSync('sh', [hook, target], { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' })
  const first = await renewed('first.local')
  run({ RENEWED_LINEAGE: first.folder })
  const files = { tlsCert: join(target, 'server.crt'), tlsKey: join(target, 'server.key') }
  expect(await readFile(files.tlsCert)).toEqual(await readFile(first.cert))
  expect((await stat(files.tlsKey)).mode & 0o777).toBe(0o600)
  const server = await startTestServer('sqlite', { settings: files })
  try {
    expect(server.tls?.names()).toEqual(['first.local'])
    const second = await renewed('second.local')
    run({ LEGO_CERT_PATH: second.cert, LEGO_CERT_KEY_PATH: second.key })
    const taken = () => expect(server.tls?.names()).toEqual(['second.local'])
    await vi.waitFor(taken, { timeout: 60_000, interval: 500 })
    expect(() => run({})).toThrow('neither certbot nor lego')
  } finally {
    await server.stop()
  }
})
