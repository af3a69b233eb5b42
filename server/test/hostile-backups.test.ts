/** Files that somebody has made with the public half of a recovery key: each is refused in words, and nothing of it is left. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { goldenFolder, goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { pack } from '../src/features/backups/archive.ts'
import { BackupError } from '../src/features/backups/backup-error.ts'
import type { Manifest } from '../src/features/backups/manifest.ts'
import { describePart } from '../src/features/backups/parts.ts'
import { restoreBackup } from '../src/features/backups/restore-backup.ts'
import { systemClock } from '../src/platform/clock.ts'

type Made = { contents: string; manifest: Manifest }

const notOurs = 'This file is not a backup of Roomwire.'

it.each<[string, (made: Made) => void | Promise<void>, string]>([
  [
    'a part that leads out of its folder',
    ({ contents, manifest }) => {
      writeFileSync(join(contents, '../evil.txt'), 'evil')
      manifest.parts['../evil.txt'] = { bytes: 4, sha256: '' }
    },
    notOurs,
  ],
  [
    'a part that no backup has',
    ({ contents, manifest }) => {
      writeFileSync(join(contents, 'more.txt'), 'more')
      manifest.parts['more.txt'] = { bytes: 4, sha256: '' }
    },
    notOurs,
  ],
  [
    'keys of many megabytes',
    async ({ contents, manifest }) => {
      writeFileSync(join(contents, 'keys.json'), Buffer.alloc(8 * 1024 * 1024, ' '))
      manifest.parts['keys.json'] = await describePart(contents, 'keys.json')
    },
    notOurs,
  ],
  [
    'keys that are none',
    async ({ contents, manifest }) => {
      writeFileSync(join(contents, 'keys.json'), '{"token":"short"}')
      manifest.parts['keys.json'] = await describePart(contents, 'keys.json')
    },
    'keys.json in the backup is damaged. Use another backup.',
  ],
  [
    'a time that no date can have',
    ({ manifest }) => {
      manifest.madeAt = Number.MAX_SAFE_INTEGER
    },
    notOurs,
  ],
  [
    'a count of rows that is not so',
    ({ manifest }) => {
      Object.assign(manifest.parts['roomwire.sqlite'] ?? {}, { rows: { person: 2 ** 52 } })
    },
    'roomwire.sqlite in the backup is damaged. Use another backup.',
  ],
  [
    'a database that is none',
    async ({ contents, manifest }) => {
      writeFileSync(join(contents, 'roomwire.sqlite'), Buffer.alloc(8_192, 0xff))
      const { bytes, sha256 } = await describePart(contents, 'roomwire.sqlite').catch(() => ({
        bytes: 8_192,
        sha256: '',
      }))
      manifest.parts['roomwire.sqlite'] = { bytes, sha256 }
    },
    'roomwire.sqlite in the backup is damaged. Use another backup.',
  ],
  [
    'a newer format',
    ({ manifest }) => {
      manifest.format = 99
    },
    'A newer Roomwire has made this backup.',
  ],
])(
  'R-64 a backup with %s is refused in words, and nothing of it is left',
  async (_with, change, words) => {
    const { folder, remove } = await makeFolder()
    onTestFinished(remove)
    const [contents, data] = [join(folder, 'in/contents'), join(folder, 'data')]
    mkdirSync(contents, { recursive: true })
    const golden = goldenFolder(goldenVersions().at(-1) ?? '')
    const manifest: Manifest = { format: 2, madeAt: 1, parts: {} }
    for (const name of ['keys.json', 'roomwire.sqlite'] as const) {
      copyFileSync(join(golden, name), join(contents, name))
      manifest.parts[name] = await describePart(contents, name)
    }
    await change({ contents, manifest })
    const [key, file] = [await generateX25519Identity(), join(folder, 'hostile.age')]
    await pack(contents, manifest, file, [await identityToRecipient(key)], () => undefined)
    expect(statSync(file).size).toBeGreaterThan(0)
    const restoring = restoreBackup({
      databaseUrl: '',
      file,
      key,
      data,
      notes: dirname(file),
      clock: systemClock,
      onStep: () => undefined,
    })
    const error = await restoring.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(BackupError)
    expect(String(error)).toContain(words)
    expect(readdirSync(data)).toEqual([])
    expect(existsSync(join(folder, 'evil.txt'))).toBe(false)
  },
)
