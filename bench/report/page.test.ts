import { expect, test } from 'vitest'
import { works } from '../work/sample.ts'
import { unmeasured, withSections } from './page.ts'
import { sections } from './sections.ts'

const written = (entries: Record<string, string>) => new Map(Object.entries(entries))

test('a page gets a place for each section, and says which are not measured', () => {
  const page = withSections('# Performance\n\nHow to read it.\n', written({ a: 'The table of A' }))
  expect(page).toMatch(/^# Performance\n\nHow to read it\.\n/)
  expect(page).toContain('The table of A')
  const titles = sections.filter(({ work }) => work !== 'a').map(({ title }) => title)
  for (const title of titles) expect(page).toContain(`## ${title}\n\n${unmeasured}`)
  expect(sections.map(({ work }) => work)).toEqual(works)
})

test('a section is written anew in its place, and all else stays', () => {
  const first = withSections('Before\n', written({ a: 'A1', b: 'B1' }))
  const second = withSections(`${first}After\n`, written({ b: 'B2' }))
  expect(second).toBe(`${first.replace('B1', 'B2')}After\n`)
})

test('a run that measures nothing leaves a page with all places as it is', () => {
  const page = withSections('Before\n', written({ a: 'A1' }))
  expect(withSections(page, written({}))).toBe(page)
})
