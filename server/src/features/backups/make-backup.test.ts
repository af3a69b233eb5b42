import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { makePlace } from './backup-place.ts'
import { nameOfBackup } from './kept-backups.ts'
import { makeBackup } from './make-backup.ts'

it('R-64 of two backups that begin at the same moment one goes on, and the other says so', async () => {
  const { folder: data, remove } = await makeFolder()
  onTestFinished(remove)
  writeFileSync(join(data, 'keys.json'), '{}')
  const place = join(data, 'backups')
  makePlace(place)
  const now = Date.UTC(2026, 10, 29)
  const ofTheOther = join(place, `${nameOfBackup(now)}.part`)
  const drill = await generateIdentity()
  const making = makeBackup({
    data,
    databaseUrl: '',
    place,
    keys: { recovery: await identityToRecipient(drill), drill },
    clock: { now: () => now },
    onStep: (step) => {
      if (step === 'Copying') writeFileSync(ofTheOther, '')
    },
  })
  await expect(making).rejects.toThrow(
    'Another backup has begun in this folder at the same moment, and goes on. Begin this one again.',
  )
  expect(existsSync(ofTheOther)).toBe(true)
})
