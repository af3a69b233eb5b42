import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readZoneFile, zoneFileMost } from './tzif.ts'
import type { ZoneRules } from './zone-rules.ts'

/**
 * A name as a zone's file may have it: no part begins with a dot. One with a small first letter is none:
 * `localtime`, `posixrules`, and the folders `posix` and `right`, whose clocks count leap seconds.
 */
const fileName = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/

/** A version of the data, such as '2026f'. */
const version = /^\d{4}[a-z]{1,2}$/

/**
 * The version of the time zone data in a folder of the system; empty where it does not tell one. Debian,
 * Fedora and Alpine have it in the first line of tzdata.zi, macOS in +VERSION.
 */
export function systemZoneVersion(folder: string): string {
  const first = firstLineOf(join(folder, 'tzdata.zi')).replace('# version ', '')
  const found = [first, firstLineOf(join(folder, '+VERSION'))]
  return found.find((text) => version.test(text)) ?? ''
}

/** The first line of a file, as far as it is short; empty where there is none. */
function firstLineOf(file: string): string {
  try {
    const opened = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(64)
      const length = readSync(opened, bytes)
      return (bytes.toString('latin1', 0, length).split('\n')[0] ?? '').trim()
    } finally {
      closeSync(opened)
    }
  } catch {
    return '' // A system without it has no version.
  }
}

/** The rules of a zone by the data of the system; what is missing, and what nobody can read, has none. */
export function systemZoneRules(folder: string, timeZone: string): ZoneRules | 'absent' | 'broken' {
  if (!fileName.test(timeZone)) return 'absent'
  const file = join(folder, timeZone)
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) return 'absent'
    if (found.size > zoneFileMost) return 'broken'
    return readZoneFile(readFileSync(file)) ?? 'broken'
  } catch {
    return 'broken' // Not to be read is no better than not to be understood.
  }
}
