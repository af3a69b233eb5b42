import { describe, expect, test } from 'vitest'
import {
  otherQuotes,
  quotedTexts,
  testSources,
  unassertedTexts,
  unreachableTexts,
} from './requirement-texts.ts'

const quoted = quotedTexts()

test('every text that docs/requirement-rows.md quotes is asserted by a test', () => {
  expect(quoted.length).toBeGreaterThan(90)
  expect(unassertedTexts(quoted, testSources())).toEqual([])
})

test('each exception is still quoted by a row', () => {
  const texts = new Set(quoted.map(({ text }) => text))
  expect(
    Object.keys({ ...otherQuotes, ...unreachableTexts }).filter((text) => !texts.has(text)),
  ).toEqual([])
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

/** What the rule finds missing where these are all rows and all tests. */
function missing(texts: string[], source: string, helpers = ''): string[] {
  const rows = texts.map((text) => ({ row: 'ROW-1', text }))
  const files = [
    { path: 'a.e2e.ts', source },
    { path: 'testing/src/helpers.ts', source: helpers },
  ]
  return unassertedTexts(rows, files).map((line) => line.replace('ROW-1 ', ''))
}

describe('a text is asserted', () => {
  test.each([
    ['by a matcher', "expect(label).toBe('Room lost')"],
    ['within what a matcher compares', "expect(answer).toEqual({ error: ['Room lost'] })"],
    ['by a matcher of a matcher', "expect(a).toEqual(expect.stringContaining('Room lost'))"],
    ['by what is thrown', "await expect(run()).rejects.toThrow(new Error('Room lost'))"],
    ['by a polled matcher', "await expect.poll(() => label()).toBe('Room lost')"],
    ['by a locator', "await page.getByText('Room lost', { exact: true }).waitFor()"],
    ['by the name of a role', "await page.getByRole('button', { name: 'Room lost' }).click()"],
    ['by a pattern', 'expect(label).toMatch(/^Room lost\\. \\d+$/)'],
    ['by a locator that is counted', "expect(await page.getByText('Room lost').count()).toBe(1)"],
    ['by a constant', "const lost = 'Room lost'; expect(label).toBe(lost)"],
    ['by a part of a constant', "const [, lost] = ['A', 'Room lost']; expect(label).toBe(lost)"],
    [
      'by a row of a table',
      "test.each([['a', 'Room lost']])('of %s', (a, label) => expect(run(a)).toBe(label))",
    ],
    [
      'by a named cell of a table',
      "test.each([{ label: 'Room lost' }])('a', ({ label }) => { expect(run()).toBe(label) })",
    ],
    [
      'by a loop over a table',
      "const all = [['a', 'Room lost']] as const; for (const [a, label] of all) { page.getByText(label) }",
    ],
    [
      'by a helper function',
      "shows('a', 'Room lost'); function shows(a: string, label: string) { page.getByText(label) }",
    ],
    ['by a helper function of another file', "import { shows } from 'b'; shows(page, 'Room lost')"],
    [
      'by a helper function of a helper function',
      "import { shows } from 'b'; const displays = (label: string) => shows(page, label); displays('Room lost')",
    ],
  ])('%s', (_how, source) => {
    const helpers = 'export const shows = (page, label) => page.getByText(label).waitFor()'
    expect(missing(['Room lost'], source, helpers)).toEqual([])
  })

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

describe('a text is not asserted', () => {
  test.each([
    ['where it was removed', ''],
    ['by a comment', "// expect(label).toBe('Room lost')\n/* 'Room lost' */ expect(a).toBe('b')"],
    ['by a title', "test('Room lost', () => expect(a).toBe('b')); describe('Room lost', () => {})"],
    ['by the title of a table', "test.each([['a']])('Room lost', (a) => expect(a).toBe('b'))"],
    ['by what a test sends', "expect(await send({ name: 'Room lost' })).toBe(200)"],
    ['by an answer that a test makes', "await route.fulfill({ json: { error: 'Room lost' } })"],
    ['by a constant that nothing reads', "const lost = 'Room lost'; expect(label).toBe('b')"],
    ['by the message of an expectation', "expect(a, 'Room lost').toBe('b')"],
    [
      'by the part of a row that a test sends',
      "test.each([['Room lost', 'b']])('a', (sent, label) => expect(run(sent)).toBe(label))",
    ],
    [
      'by the argument of a helper function that it only sends',
      "shows('Room lost', 'b'); function shows(sent, label) { send(sent); page.getByText(label) }",
    ],
    ['by its absence', "expect(label).not.toBe('Room lost')"],
    ['by none of it', "expect(await page.getByText('Room lost').count()).toBe(0)"],
    ['by its going away', "await page.getByText('Room lost').waitFor({ state: 'hidden' })"],
    ['within a longer word', "expect(label).toBe('Room lostness')"],
    ['in other letters', "expect(label).toBe('room Lost')"],
  ])('%s', (_how, source) => {
    expect(missing(['Room lost'], source)).toEqual(['Room lost'])
  })

  test('where a longer text of the rows is', () => {
    const texts = ['Login failed', 'Login failed. Try again.']
    const longer = "expect(label).toBe('Login failed. Try again.')"
    expect(missing(texts, longer)).toEqual(['Login failed'])
    expect(missing(texts, `${longer}; expect(label).toBe('Login failed')`)).toEqual([])
  })
})
