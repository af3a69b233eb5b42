import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { scratch } from '../fixtures/scratch.ts'
import { openBrowser } from './browser.ts'

/**
 * The system's Chromium of somebody who has installed an authority: it reads the certificate database
 * (NSS) of its home folder.
 * @param authority a file, PEM
 * @param flags further flags of the browser
 */
export async function openTrustingBrowser(
  authority: string,
  flags: readonly string[],
): Promise<Browser> {
  const home = await mkdtemp(join(scratch, 'roomwire-trusting-'))
  const database = join(home, '.pki/nssdb')
  mkdirSync(database, { recursive: true })
  const certutil = (...args: string[]) =>
    execFileSync('certutil', ['-d', `sql:${database}`, ...args])
  certutil('-N', '--empty-password')
  certutil('-A', '-t', 'C,,', '-n', 'home', '-i', authority)
  const executablePath = '/usr/bin/chromium-headless-shell'
  return openBrowser(flags, { executablePath, env: { ...process.env, HOME: home } })
}
