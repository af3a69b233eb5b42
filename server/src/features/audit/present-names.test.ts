/** Audit events of older versions, as a person reads them today. */

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { goldenFolder, goldenVersions, readGolden } from '@roomwire/testing/golden/golden-files.ts'
import { expect, test } from 'vitest'
import { presentEventName } from './present-names.ts'

/** Every event that a version before the standard words could store. This list never changes. */
const oldNames = [
  'server started',
  'server stopped',
  'demo made',
  'events lost',
  'account registered',
  'home founded',
  'operator made',
  'account disabled',
  'account enabled',
  'lost authenticator turned off',
  'signed in',
  'sign-in refused',
  'signed out',
  'session ended',
  'reset code sent',
  'reset refused',
  'password reset',
  'password changed',
  'other sessions ended',
  'profile changed',
  'data exported',
  'account deleted',
  'home deleted',
  'passkey added',
  'passkey removed',
  'authenticator turned on',
  'authenticator turned off',
  'recovery codes renewed',
  'guest created',
  'guest deleted',
  'guest expired',
  'family created',
  'family updated',
  'family deleted',
  'co-owner made',
  'co-owner removed',
  'join code made',
  'join code voided',
  'home joined',
  'room created',
  'device registered',
  'device updated',
  'device moved',
  'device removed',
  'secret reset',
  'static ip set',
  'pin renamed',
  'device connected',
  'device refused',
  'command begun',
  'command done',
  'command failed',
  'command expired',
  'command superseded',
  'call refused',
  'sentence refused',
  'socket refused',
]

/** The type of the table makes sure that it translates to events of today. */
const isPresentName = (name: string) => /^[a-z_]+\.[a-z_]+$/.test(name)

test.each(oldNames)('R-96 the stored event "%s" is read by a name of today', (name) => {
  expect(presentEventName(name)).toSatisfy(isPresentName)
})

test('R-96 two old events are never read as the same one', () => {
  expect(new Set(oldNames.map(presentEventName)).size).toBe(oldNames.length)
})

test('R-96 a name of today is read as it is stored', () => {
  for (const name of oldNames.map(presentEventName)) expect(presentEventName(name)).toBe(name)
})

test.each(goldenVersions())(
  'R-96 every event in the golden home %s is read by a name of today',
  (version) => {
    const kept = pathToFileURL(join(goldenFolder(version), 'roomwire.sqlite'))
    kept.search = 'immutable=1' // Otherwise SQLite leaves files beside it.
    const db = new DatabaseSync(kept, { readOnly: true })
    const stored = db.prepare('select distinct event from audit').all()
    db.close()
    const exported = Object.values(readGolden(version, 'sqlite').people).flatMap(
      (answers) => Object(answers['/account/export']).body?.events ?? [],
    )
    const names = [...stored, ...exported].map(({ event }) => String(event))
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !isPresentName(presentEventName(name)))).toEqual([])
  },
)
