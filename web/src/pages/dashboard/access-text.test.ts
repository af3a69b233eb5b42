import { expect, test } from 'vitest'
import { closedTexts, type OwnAccess, openText } from './access-text.ts'

const zone = 'Asia/Kolkata'
/** 24 November 2026, a Tuesday, by the clocks of the home. */
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+05:30`)
const closed: OwnAccess = {
  is_open: false,
  may_switch: true,
  may_arrange: false,
  paused: false,
  windows: [{ days: [2], from: '09:00', to: '12:00' }],
  changes_at: at('09:00'),
  times: [],
}

test('ROLE-3 closed access says when it is open, and when it opens next', () => {
  const { title, text } = closedTexts(closed, zone)
  expect(title).toBe('Your access is closed for now')
  expect(text).toMatch(
    /^It is open Tuesday 0?9:00( AM)? to 12:00( PM)?\. It opens on Tue,? (24 Nov|Nov 24), 0?9:00( AM)?\.$/,
  )
})

test('ROLE-3 paused access, and access that ends before it would open, say so', () => {
  expect(closedTexts({ ...closed, paused: true }, zone).title).toBe('Your access is paused')
  expect(closedTexts({ ...closed, changes_at: null }, zone).text).toMatch(
    /\. It does not open again before it ends\.$/,
  )
})

test('ROLE-3 open access says until when, with the day when that is another', () => {
  const until = (now: number) => openText(at('12:00'), zone, now)
  expect(until(at('10:00'))).toMatch(/^Open until 12:00( PM)?$/)
  expect(until(at('10:00') - 86_400_000)).toMatch(/^Open until Tue,? .*, 12:00( PM)?$/)
})
