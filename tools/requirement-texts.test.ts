import { describe, expect, test } from 'vitest'
import {
  builtTexts,
  missingTexts,
  productSources,
  quotedTexts,
  testSources,
  unreachableTexts,
} from './requirement-texts.ts'
import { productTexts, testTexts } from './source-texts.ts'

const quoted = quotedTexts()

test('every text that docs/requirement-rows.md quotes stands in the product', () => {
  expect(quoted.length).toBeGreaterThan(140)
  const written = quoted.map(({ row, text }) => ({ row, text: builtTexts[text] ?? text }))
  expect(missingTexts(written, productSources().flatMap(productTexts))).toEqual([])
})

test('every text that docs/requirement-rows.md quotes stands in a test', () => {
  const reachable = quoted.filter(({ text }) => !Object.hasOwn(unreachableTexts, text))
  expect(missingTexts(reachable, testSources().flatMap(testTexts))).toEqual([])
})

test('each exception is still quoted by a row', () => {
  const texts = new Set(quoted.map(({ text }) => text))
  const exceptions = Object.keys({ ...unreachableTexts, ...builtTexts })
  expect(exceptions.filter((text) => !texts.has(text))).toEqual([])
})

test('a text is quoted between single quotes; an apostrophe in a word is none', () => {
  const text =
    "The server's `error`, the rooms' names: 'Select it and ensure you're here', 'A {b}', else 'C: ...'"
  expect(quotedTexts([{ id: 'ROW-1', group: '', text }])).toEqual([
    { row: 'ROW-1', text: "Select it and ensure you're here" },
    { row: 'ROW-1', text: 'A {b}' },
    { row: 'ROW-1', text: 'C: ...' },
  ])
})

/** The texts that stand neither in the product nor in a test where this is all that there is. */
function missing(texts: string[], source: string, read = testTexts): string[] {
  const rows = texts.map((text) => ({ row: 'ROW-1', text }))
  const written = read({ path: 'a.tsx', source })
  return missingTexts(rows, written).map((line) => line.replace('ROW-1 ', ''))
}

describe('a text is found', () => {
  test.each([
    ['in a matcher', "expect(label).toBe('Room lost')"],
    ['in a locator', "await page.getByText('Room lost', { exact: true }).waitFor()"],
    ['in a pattern', 'expect(label).toMatch(/^Room lost\\. \\d+$/)'],
    [
      'in a table',
      "test.each([['a', 'Room lost']])('of %s', (a, label) => expect(run(a)).toBe(label))",
    ],
    ['in what a helper is given', "shows(page, 'Room lost')"],
    ['in markup', 'const a = <p>\n  Room\n  lost\n</p>'],
  ])('%s', (_where, source) => expect(missing(['Room lost'], source)).toEqual([]))

  test.each([
    ['Failed: {status}', 'expect(label).toBe(`Failed: $' + '{status}`)'],
    ['Failed: {status}', "expect(label).toBe('Failed: 502')"],
    ['Failed: ...', 'page.getByText(/^Failed: .+/)'],
    ['Failed to send {email|mobile} code.', "page.getByText('Failed to send email code.')"],
    ['{n}d left', "page.getByText('3d left')"],
    ['Attempt n/max', 'page.getByText(`Attempt $' + '{attempt}/5`)'],
    ["ensure you're here", 'expect(label).toBe("ensure you\'re here")'],
  ])('with any value in the place of a placeholder: %s', (text, source) => {
    expect(missing([text], source)).toEqual([])
  })
})

describe('a text is not found', () => {
  test.each([
    ['where it was removed', ''],
    ['in a comment', "// expect(label).toBe('Room lost')\n/* 'Room lost' */ expect(a).toBe('b')"],
    ['in a title', "test('Room lost', () => expect(a).toBe('b')); describe('Room lost', () => {})"],
    ['in the title of a table', "test.each([['a']])('Room lost', (a) => expect(a).toBe('b'))"],
    ['in a test that the gate leaves out', "onlyInProve('a', () => page.getByText('Room lost'))"],
    ['in its absence', "expect(label).not.toBe('Room lost')"],
    ['in none of it', "expect(await page.getByText('Room lost').count()).toBe(0)"],
    ['in its going away', "await page.getByText('Room lost').waitFor({ state: 'hidden' })"],
    ['within a longer word', "expect(label).toBe('Room lostness')"],
    ['in other letters', "expect(label).toBe('room Lost')"],
  ])('%s', (_where, source) => expect(missing(['Room lost'], source)).toEqual(['Room lost']))

  test('in a comment or a type of the product', () => {
    const source = "// 'Room lost'\ntype Text = 'Room lost'"
    expect(missing(['Room lost'], source, productTexts)).toEqual(['Room lost'])
  })

  test('where a longer text of the rows is', () => {
    const texts = ['Login failed', 'Login failed. Try again.']
    const longer = "expect(label).toBe('Login failed. Try again.')"
    expect(missing(texts, longer)).toEqual(['Login failed'])
    expect(missing(texts, `${longer}; expect(label).toBe('Login failed')`)).toEqual([])
  })
})
