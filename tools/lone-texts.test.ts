import { describe, expect, test } from 'vitest'
import { mixedTexts } from './lone-texts.ts'
import { readSources, repositoryPaths } from './modules.ts'

describe('a translated page works, as each of its texts', () => {
  const paths = repositoryPaths().filter((path) => /^web\/src\/.*\.tsx$/.test(path))

  test('was read', () => expect(paths.length).toBeGreaterThan(150))
  test('is the one child of an element, or stands among what never changes', () =>
    expect(mixedTexts(readSources(paths))).toEqual([]))
})

describe('the rule for texts', () => {
  const found = (markup: string, before = '') =>
    mixedTexts(
      new Map([['a.tsx', `${before}function A({ on, name, children }) { return ${markup} }`]]),
    )

  test.each([
    ['a text that changes beside another', '<p>Hello {name}</p>'],
    ['a text beside an element that comes and goes', '<p>Hello{on && <b>you</b>}</p>'],
    ['a text that comes and goes beside an element', "<p><b>you</b>{on && ', again'}</p>"],
    ['one of two texts beside an element', "<p><b>Lamp</b>{on ? 'ON' : 'OFF'}</p>"],
    ['a text beside a component, which may become nothing', '<p>Hello <Name /></p>'],
    ['a text beside a list', '<p>Rooms:{names.map((one) => <b>{one}</b>)}</p>'],
    ['a list of texts beside an element', '<p><b>Rooms</b>{names.map((one) => one)}</p>'],
    ['children beside an element, which may be a text', '<p><b>Hello</b>{children}</p>'],
    ['a text in a fragment', '<p>{on ? <>Hello</> : <b>Hello</b>}</p>'],
    ['a text that has no element', "on ? 'Hello' : <b>Hello</b>"],
    ['a text in what has no element of its own', '<Suspense>Hello</Suspense>'],
  ])('finds %s', (_title, markup) => expect(found(markup)).toEqual(['a.tsx:1']))

  test.each([
    ['a text alone, whatever it becomes', "<p>{on ? name : 'Hello'}</p>"],
    ['a text or an element, each alone', "<p>{on ? 'Hello' : <b>Hello</b>}</p>"],
    ['texts in elements of their own', '<p><b>Hello</b><span>{name}</span>{on && <i />}</p>'],
    ['what never changes', '<p>See <b>here</b>, and there</p>'],
    ['children alone, for whoever passes them', '<p>{children}</p>'],
  ])('leaves %s', (_title, markup) => expect(found(markup)).toEqual([]))

  test('takes the types of names: nobody may pass a text as Elements', () => {
    const markup = '<p><b>Hello</b>{children}</p>'
    expect(found(markup, 'type Needs = { children: ReactNode }\n')).toEqual(['a.tsx:2'])
    expect(found(markup, 'type Needs = { children: Elements }\n')).toEqual([])
  })
})
