import { expect, test } from 'vitest'
import { remember } from './remember.ts'

/** A storage of which only writing is used. */
function storageThat(setItem: Storage['setItem']): Storage {
  return {
    length: 0,
    clear: () => undefined,
    getItem: () => null,
    key: () => null,
    removeItem: () => undefined,
    setItem,
  }
}

test('a browser that stores nothing more takes no page down', () => {
  const full = storageThat(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(() => remember(full, 'favourites', '3')).not.toThrow()
})

test('a mistake of the page is not hidden', () => {
  const broken = storageThat(() => {
    throw new TypeError('not a storage')
  })
  expect(() => remember(broken, 'favourites', '3')).toThrow('not a storage')
})
