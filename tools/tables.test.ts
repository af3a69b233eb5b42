import { describe, expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'
import { tablesIn, tablesOf } from './tables.ts'

/** The folder whose stores read and write each table. */
const owners: Record<string, readonly string[]> = {
  'platform/database': ['installation'],
  'platform/delivery': ['outbox'],
  'features/access': ['access_grant'],
  'features/accounts': ['reset_code', 'contact_message'],
  'features/audit': ['audit', 'audit_pending', 'audit_head'],
  'features/devices': [
    'device',
    'pin',
    'command',
    'activity',
    'erased_device',
    'connect_problem',
    'replica',
    'favourite',
    'hub_list',
  ],
  'features/identity': [
    'home',
    'person',
    'session',
    'live_ticket',
    'api_token',
    'visit',
    'zone_rules',
  ],
  'features/limits': ['attempt', 'quota_use'],
  'features/members': ['join_code', 'join_code_grant'],
  'features/passes': ['pass'],
  'features/rooms': ['room', 'room_photo', 'arrangement'],
  'features/scenes': ['scene', 'scene_pin'],
  'features/schedules': ['schedule', 'schedule_run', 'device_plan'],
  'features/sign-in': ['passkey', 'challenge', 'recovery_code'],
}

/** Tables of others that the statements of a folder name too, and why. */
const lent: Record<string, { why: string; tables: readonly string[] }> = {
  'cli/': {
    why: 'names the people of a data folder before anything is opened',
    tables: ['person'],
  },
  'features/access': {
    why: 'what somebody was given, with its places and who has it, is one statement',
    tables: ['room', 'device', 'pin', 'person', 'pass', 'home'],
  },
  'features/accounts': {
    why: 'the operator closes accounts, and is named by columns of the installation',
    tables: ['person', 'installation'],
  },
  'features/activity': {
    why: 'one list of three logs, each read in spans of time; how long they are kept, home by home',
    tables: ['command', 'activity', 'audit', 'audit_pending', 'home'],
  },
  'features/audit': {
    why: 'seals and verifies the logs of all homes',
    tables: ['command', 'activity', 'home'],
  },
  'features/devices': {
    why: 'a press is stored if who asked is there, with its seal; devices are read with their rooms',
    tables: ['person', 'audit_pending', 'room'],
  },
  'features/identity': {
    why: 'who somebody is comes with what they may reach; the first home is founded once',
    tables: ['pass', 'access_grant', 'installation'],
  },
  'features/limits': {
    why: 'counts all that has a largest number',
    tables: [
      'room',
      'room_photo',
      'device',
      'person',
      'join_code',
      'favourite',
      'home',
      'contact_message',
      'installation',
    ],
  },
  'features/members': {
    why: 'who belongs to a home, and its end',
    tables: ['person', 'home'],
  },
  'features/passes': { why: 'passes are read with what they are for', tables: ['access_grant'] },
  'features/schedules': {
    why: 'schedules are due by the clocks of their home; plans are of connected devices',
    tables: ['home', 'device'],
  },
  'features/sign-in': {
    why: 'the columns of the authenticator app',
    tables: ['person'],
  },
}

/** It settles all that was restored, before anybody is let in. */
const restoring = 'features/backups/'

describe('the tables', () => {
  const root = 'server/src/'
  const schema = `${root}platform/database/schema.ts`
  const paths = repositoryPaths().filter(
    (path) =>
      path.startsWith(root) &&
      /\.ts$/.test(path) &&
      !/\.(test|suite)\.ts$|\/migrations\//.test(path),
  )
  const sources = readSources(paths)
  const tables = tablesOf(sources.get(schema) ?? '')
  const uses = [...sources].flatMap(([path, source]) =>
    tablesIn(path, source, tables).map((table) => ({ path: path.slice(root.length), table })),
  )
  const ownerOf = (table: string) =>
    Object.keys(owners).find((folder) => owners[folder]?.includes(table))

  test('have one owner each', () => {
    expect(tables.length).toBeGreaterThan(30)
    expect(Object.values(owners).flat().toSorted()).toEqual(tables.toSorted())
  })

  test('are read and written by their owner, and by those that say why', () => {
    const isLent = ({ path, table }: (typeof uses)[number]) =>
      path.startsWith(restoring) ||
      Object.entries(lent).some(
        ([folder, { tables }]) => path.startsWith(folder) && tables.includes(table),
      )
    const found = uses.filter(
      (use) => !use.path.startsWith(`${ownerOf(use.table)}/`) && !isLent(use),
    )
    expect(found.map(({ path, table }) => `${path} names ${table}`)).toEqual([])
  })

  test('are lent to nobody who does not need them', () => {
    const unused = Object.entries(lent).flatMap(([folder, { tables }]) =>
      tables
        .filter((table) => !uses.some((use) => use.path.startsWith(folder) && use.table === table))
        .map((table) => `${folder} does not name ${table}`),
    )
    expect(unused).toEqual([])
  })
})

test('tables are found in what Kysely builds and in texts, and not in sentences', () => {
  const found = (source: string) => tablesIn('a.ts', source, ['home', 'pin', 'room'])
  expect(found("db.selectFrom('home as one').leftJoin('pin', 'pin.id', 'one.id')")).toEqual([
    'home',
    'pin',
  ])
  expect(found("where(({ selectFrom }) => selectFrom('room').select('id'))")).toEqual(['room'])
  expect(found('sql`select home.id from home left join room on true`')).toEqual(['home', 'room'])
  expect(found('sql`update pin set id = 1`')).toEqual(['pin'])
  expect(found("refuse('not_found', 'It was taken from room 1')")).toEqual([])
})
