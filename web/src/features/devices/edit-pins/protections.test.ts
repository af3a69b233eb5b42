import { expect, test } from 'vitest'
import { protectionsAfter, protectionText, unprotected } from './protections.ts'

test('of two pins that are never on together each has the other, and nobody else has one of them', () => {
  const none = unprotected
  const known = [
    ['18', { ...none, not_with: '19' }],
    ['19', { ...none, not_with: '18', longest_on: 60 }],
    ['21', none],
    ['25', none],
  ] as const
  expect(protectionsAfter(known, '21', { ...none, not_with: '19' })).toEqual([
    ['18', none],
    ['19', { ...none, not_with: '21', longest_on: 60 }],
    ['21', { ...none, not_with: '19' }],
  ])
  expect(protectionsAfter(known, '18', none)).toEqual([
    ['18', none],
    ['19', { ...none, longest_on: 60 }],
  ])
  const other = { ...none, shortest_off: 240 }
  expect(protectionsAfter(known, '25', other)).toEqual([['25', other]])
})

test('how a pin is protected is told in a few words', () => {
  expect(protectionText(unprotected, undefined)).toBe('none')
  const all = { longest_on: 1_800, shortest_off: 240, not_with: '19' } as const
  expect(protectionText({ ...all, after_power_on: 'before' }, 'Down')).toBe(
    'off after 30 min, stays off 4 min, as before after restart, never with Down',
  )
})
