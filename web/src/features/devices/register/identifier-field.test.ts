import { expect, test } from 'vitest'
import { identifierProposal } from './identifier-field.tsx'

test.each([
  ['pc-0a11fe', 'PC-0A11FE'],
  ['Sc-000001', 'SC-000001'],
  [' wlm-tank.1 ', 'WLM-TANK.1'],
])('GEN-3 %j is certainly %s', (typed, identifier) =>
  expect(identifierProposal(typed)).toEqual({ identifier, isCertain: true }),
)

test.each([
  ['PC0A11FE', 'PC-0A11FE'],
  ['pc_0a11fe', 'PC-0A11FE'],
  ['SC 000001', 'SC-000001'],
  ['WML-000001', 'WLM-000001'],
  ['wl-000001', 'WLM-000001'],
  ['CS-000001', 'SC-000001'],
  ['PPC-1', 'PC-1'],
])('GEN-3 %j is asked about: %s?', (typed, identifier) =>
  expect(identifierProposal(typed)).toEqual({ identifier, isCertain: false }),
)

test.each(['', 'PC-0A11FE', 'PC-0a11fe', 'pc-', 'garage', 'SCHOOL-1', 'LAMP-1', 'PCB', 'XY-1'])(
  'GEN-3 nothing is proposed for %j',
  (typed) => expect(identifierProposal(typed)).toBeNull(),
)
