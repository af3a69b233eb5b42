import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test('an amount has its currency, also one that a browser does not know', () => {
  expect(moneyText(1.5, 'EUR')).toContain('1')
  expect(moneyText(1.5, '12')).toBe('1.50 12')
  expect(moneyText(1.5, null)).toBe('1.50')
})
