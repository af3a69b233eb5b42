import { httpMatrix } from '@roomwire/testing/access/access-matrix.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { expect, it } from 'vitest'
import { tryAccessMatrix } from './access.suite.ts'

it('R-03 every call has its row in the access matrix, and every row its call', () => {
  expect(Object.keys(httpMatrix).sort()).toEqual([...everyEndpoint.keys()].sort())
})

tryAccessMatrix('sqlite')
