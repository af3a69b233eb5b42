/** The access functions, compared with a second statement of the rules, and mutated in every place to prove that the comparison notices. */

import {
  type AccessCore,
  decisions,
  firstDifference,
} from '@roomwire/testing/access/access-oracle.ts'
import {
  conditionsOf,
  functionsOf,
  load,
  mutantsOf,
  noting,
} from '@roomwire/testing/access/mutants.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { expect, it } from 'vitest'

const files = {
  'contracts/src/vocabulary/role.ts': ['manages'],
  'server/src/features/access/grant.ts': [
    'lasts',
    'isOpen',
    'allows',
    'coversRoom',
    'coversWholeRoom',
    'roomOf',
    'roomsOf',
    'coversDevice',
  ],
  'server/src/features/identity/actor.ts': ['isActive'],
  'server/src/features/identity/person-access.ts': ['mayPerson', 'managesHome'],
  'server/src/features/rooms/room-access.ts': ['mayRoom'],
  'server/src/features/devices/rules/device-access.ts': ['mayDevice'],
}
const names = Object.values(files).flat()
/** Each commit draws by lot which mutations it tries: one of so many. */
const mutantsEvery = volume('MUTANTS_EVERY', 3)
const source = functionsOf(files)
/** By the clocks of the small world Mondays are closed (weekly-openings.test.ts holds the real ones). */
const clocks = `
function openingAt(windows) { return { isOpen: windows.every(({ days }) => !days.includes(1)) } }`
const core = (text: string) => load<AccessCore>(text + clocks, names)

it('R-01 R-08 the rules decide every case of a small world as the second statement does', () => {
  figure('R-08', 'decisions held against the rules', decisions)
  expect(firstDifference(core(source))).toBeUndefined()
})

it('R-08 every condition of the rules is both true and false in some case', () => {
  const outcomes = new Set<string>()
  const noted = load<AccessCore>(noting(source) + clocks, names, (index, outcome) => {
    outcomes.add(`${index} ${outcome}`)
  })
  expect(firstDifference(noted)).toBeUndefined()
  const conditions = conditionsOf(source)
  const unseen = conditions.flatMap(({ start, end }, index) =>
    [true, false]
      .filter((outcome) => !outcomes.has(`${index} ${outcome}`))
      .map((outcome) => `${source.slice(start, end)} was never ${outcome}`),
  )
  figure('R-08', 'outcomes of conditions in the access core', conditions.length * 2)
  figure('R-08', 'of them never seen', unseen.length)
  expect(unseen).toEqual([])
})

it('R-08 a mutation anywhere in the rules is noticed', () => {
  const mutants = mutantsOf(source).filter((_, nth) => (nth + testSeed) % mutantsEvery === 0)
  const survivors = mutants.filter((mutant) => {
    try {
      return firstDifference(core(mutant.source)) === undefined
    } catch {
      return false // The mutant does not even run.
    }
  })
  figure('R-08', 'changes made to the access core, one at a time', mutants.length)
  figure('R-08', 'of them noticed', mutants.length - survivors.length)
  expect(survivors.map(({ title }) => title)).toEqual([])
})
