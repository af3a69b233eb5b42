import { expect, it } from 'vitest'
import { tryEverything } from './access.suite.ts'
import { httpMatrix } from './testing/access-matrix.ts'
import { everyEndpoint } from './testing/every-endpoint.ts'

it('R-03 every call has its row in the table of access, and every row its call', () => {
  expect(Object.keys(httpMatrix).sort()).toEqual([...everyEndpoint.keys()].sort())
})

tryEverything('sqlite')
