import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { flushToDisk } from '../flush-to-disk.ts'
import { inDataFolder, isThere } from '../keys.ts'
import { namesIn, type PairFiles } from './key-pair.ts'
import { machineNames } from './machine-names.ts'
import type { Authority } from './own-authority.ts'

/*
 * The authority of a home, and the certificate that it made for this machine: the folder `tls` of the
 * data folder, mode 0700. A home that has none speaks no TLS, or has a certificate from elsewhere.
 */

const fileOf = (data: string, name: string) => join(data, 'tls', name)

/** The pair of the server that the home's authority has made. */
export const ownPairFiles = (data: string): PairFiles => ({
  cert: fileOf(data, 'server.crt'),
  key: fileOf(data, 'server.key'),
})

const authorityFiles = (data: string) => ({
  cert: fileOf(data, 'authority.crt'),
  forDevices: fileOf(data, 'authority-for-devices.crt'),
  key: fileOf(data, 'authority.key'),
})

export const hasAuthority = (data: string): boolean => isThere(authorityFiles(data).cert)

/** The file by which programs on this machine know its server. */
export const authorityFile = (data: string): string => authorityFiles(data).cert

/** Removes the authority and what it has made. @throws DataFolderError */
export function removeAuthority(data: string): void {
  inDataFolder(() => rmSync(join(data, 'tls'), { recursive: true }))
}

/** The public part of a home's authority; both PEM. @throws DataFolderError */
export function readAuthority(data: string): Pick<Authority, 'cert' | 'forDevices'> {
  const { cert, forDevices } = authorityFiles(data)
  return inDataFolder(() => ({
    cert: readFileSync(cert, 'utf8'),
    forDevices: readFileSync(forDevices, 'utf8'),
  }))
}

/**
 * Makes an authority in the place of any that was there, and the first certificate of this machine.
 * @param own further names of the server: the operator's domain, or an address outside of a container
 * @param now epoch ms
 * @throws DataFolderError
 */
export async function foundAuthority(
  data: string,
  own: readonly string[],
  now: number,
  machine = machineNames(),
): Promise<void> {
  const { makeAuthority } = await import('./own-authority.ts')
  const label = machine.local?.replace('.local', '') ?? 'home'
  const day = new Date(now).toISOString().slice(0, 10)
  const domains = [label, ...own.filter((name) => isIP(name) === 0)]
  const authority = await makeAuthority(`Roomwire at ${label} (${day})`, domains, now)
  const files = authorityFiles(data)
  inDataFolder(() => {
    mkdirSync(dirname(files.key), { recursive: true, mode: 0o700 })
    rmSync(files.cert, { force: true })
    write(files.key, authority.key)
    write(files.forDevices, authority.forDevices)
  })
  await certifyMachine(data, authority, { former: [...own, label], machine, now })
  // The last one: from here on the home has an authority.
  inDataFolder(() => write(files.cert, authority.cert))
}

/** A certificate is renewed when fewer days than these are left. */
const renewDays = 30
const dayMs = 24 * 3_600_000

/**
 * Makes a new certificate of this machine if the present one ends soon, is damaged, or lacks a name or an
 * address that the machine has now. Its key stays: devices may have pinned it.
 * @param now epoch ms
 * @returns whether one was made
 * @throws DataFolderError
 */
export async function renewCertificate(
  data: string,
  now: number,
  machine = machineNames(),
): Promise<boolean> {
  const present = inDataFolder(() => readPresent(data))
  const former = present ? namesIn(present) : []
  const missing = [machine.local ?? [], machine.addresses]
    .flat()
    .filter((name) => !former.includes(name))
  const leftMs = (present?.validToDate.getTime() ?? 0) - now
  if (missing.length === 0 && leftMs > renewDays * dayMs) return false
  const authority = inDataFolder(() => ({
    cert: readFileSync(authorityFiles(data).cert, 'utf8'),
    key: readFileSync(authorityFiles(data).key, 'utf8'),
  }))
  await certifyMachine(data, authority, { former, machine, now })
  return true
}

/** The present certificate; undefined where it is missing or no certificate. */
function readPresent(data: string): X509Certificate | undefined {
  const { cert } = ownPairFiles(data)
  if (!existsSync(cert)) return undefined
  try {
    return new X509Certificate(readFileSync(cert))
  } catch {
    return undefined // A new one takes its place.
  }
}

/** The most names of a certificate: those of the machine come first. */
const namesMost = 40

async function certifyMachine(
  data: string,
  authority: Pick<Authority, 'cert' | 'key'>,
  given: { former: readonly string[]; machine: ReturnType<typeof machineNames>; now: number },
): Promise<void> {
  const { former, machine, now } = given
  const { certify } = await import('./own-authority.ts')
  const own = [machine.local ?? [], machine.addresses, 'localhost', '127.0.0.1', '::1'].flat()
  const names = [...new Set([...own, ...former])].slice(0, namesMost)
  const { cert, key } = ownPairFiles(data)
  const keptKey = existsSync(key) ? inDataFolder(() => readFileSync(key, 'utf8')) : undefined
  const made = await certify(
    authority,
    {
      names: names.filter((name) => isIP(name) === 0),
      addresses: names.filter((name) => isIP(name) !== 0),
    },
    now,
    keptKey,
  )
  inDataFolder(() => {
    write(key, made.key)
    write(cert, made.cert)
  })
}

/** Writes a file whole, and only then in the place of the one before. */
function write(path: string, text: string): void {
  const draft = `${path}.new`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, path)
  flushToDisk(dirname(path))
}
