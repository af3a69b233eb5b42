import { afterEach, expect } from 'vitest'
import { newPageErrors } from './browser.ts'

/*
 * Vitest runs this before every file of browser tests.
 */

afterEach(() => {
  expect(newPageErrors(), 'errors, broken policies and secrets in the pages of this test').toEqual(
    [],
  )
})
