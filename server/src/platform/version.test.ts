import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { version } from './version.ts'

it.each(['.', 'contracts', 'server', 'simulator', 'testing', 'web'])(
  'the version of the release stands in package.json of %s',
  (workspace) => {
    const file = join(import.meta.dirname, '../../..', workspace, 'package.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version })
  },
)
