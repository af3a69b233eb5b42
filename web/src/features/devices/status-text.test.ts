import { expect, test } from 'vitest'
import { type StatusText, statusText } from './status-text.ts'

test.each<[StatusText, Parameters<typeof statusText>]>([
  ['Connecting', ['connecting', null, 0]],
  ['Connecting', ['connecting', 2, 0]],
  ['Connected', ['connected', null, 0]],
  ['Waiting for Arduino', ['connected', 2, 0]],
  ['LIVE Arduino Updates', ['connected', 2, 1]],
  ['Reconnecting', ['reconnecting', 2, 9]],
  ['Reconnecting', ['closed', 2, 9]],
  ['Devices Ready', ['idle', 2, 0]],
  ['No Devices', ['connected', 0, 0]],
])("CTRL-7 '%s' for %o", (text, situation) => {
  expect(statusText(...situation)).toBe(text)
})
