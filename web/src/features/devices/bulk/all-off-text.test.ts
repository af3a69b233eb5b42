import { describe, expect, test } from 'vitest'
import { outcomeText, undoText } from './all-off-text.ts'

const counts = (done: number, offline: number, failed: number, unconfirmable = 0) => ({
  done,
  unconfirmable,
  offline,
  failed,
})

describe("the result of 'All off'", () => {
  test.each([
    [counts(7, 1, 0), '7 off, 1 offline'],
    [counts(7, 0, 0), '7 off'],
    [counts(0, 2, 1), '0 off, 2 offline, 1 did not answer'],
    [counts(2, 0, 0, 1), '2 off, 1 sent, cannot be confirmed'],
    [counts(0, 1, 0, 1), '1 sent, cannot be confirmed, 1 offline'],
    [counts(0, 0, 0), 'Nothing was on'],
  ])('%j is %s', (result, text) => expect(outcomeText(result)).toBe(text))

  test('its undo has the same words, and says when nothing was left to do', () => {
    expect(outcomeText(counts(6, 1, 0), 'on again')).toBe('6 on again, 1 offline')
    expect(outcomeText(counts(0, 0, 0), 'on again')).toBe('Nothing to undo')
  })

  test('names the pumps that an undo leaves off', () => {
    const undo = { token: 't', until: 0, pins: 4 }
    expect(undoText({ unconfirmable: 0, done: 4, undo })).toBeNull()
    expect(undoText({ unconfirmable: 0, done: 5, undo })).toBe('Undo leaves the pump off.')
    expect(undoText({ unconfirmable: 0, done: 6, undo })).toBe('Undo leaves 2 pumps off.')
    expect(undoText({ unconfirmable: 0, done: 1, undo: null })).toBe('Undo leaves the pump off.')
  })
})
