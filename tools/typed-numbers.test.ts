import { expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'

/** Where fields for numbers, codes and addresses of the network are made; no other file makes one. */
const makers = [
  'web/src/features/devices/manage/network/ip-field.tsx',
  'web/src/features/devices/register/register-device.tsx',
  'web/src/features/sign-in/code-field.tsx',
  'web/src/ui/form/field.tsx',
  'web/src/ui/form/number-field.tsx',
  'web/src/ui/form/time-field.tsx',
]

/** Their events have a type 'time', which is no field. */
const eventsOfPins = [
  'web/src/features/devices/state/device-states.ts',
  'web/src/features/devices/state/pin-view.ts',
]

const sources = readSources(
  repositoryPaths().filter((path) => /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\./.test(path)),
)
const filesWith = (pattern: RegExp) =>
  [...sources].flatMap(([path, source]) => (pattern.test(source) ? [path] : [])).toSorted()

test('a field for a number or a code is a NumberField or a DigitsField, which change nothing in silence', () => {
  expect(sources.size).toBeGreaterThan(200)
  expect(filesWith(/\binputMode=/)).toEqual(makers)
  expect(filesWith(/type="number"|valueAsNumber|parseInt|parseFloat/)).toEqual([])
})

test('a field for a time is a TimeField, which shows times as the home does', () =>
  expect(filesWith(/\btype(=|: )[{"'`]*(time|datetime-local)["'`]/)).toEqual(eventsOfPins))

test('only number-text.ts takes signs away from typed digits', () =>
  expect(filesWith(/replace(All)?\(\/\\D/)).toEqual(['web/src/ui/form/number-text.ts']))
