import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { expect, test } from 'vitest'
import { changedDetails } from './changed-details.ts'

const saved = {
  username: 'Meera',
  mobile: '+91 98450 12345',
  contact: null,
  address: '4 Park Road\nPune',
  id_number: 'XXXXXXXX1234',
  date_of_birth: '1990-12-31',
} as Profile // The details do not depend on the rest of a profile.

/** The form as it opens, with these fields typed over. */
function typed(over: Record<string, string> = {}): FormData {
  const data = new FormData()
  const { username, mobile, contact, address, date_of_birth } = saved
  const shown = { username, mobile, contact, address, date_of_birth, id_number: '', ...over }
  for (const [name, value] of Object.entries(shown)) data.set(name, value ?? '')
  return data
}

test.each<[string, Record<string, string>, object]>([
  ['nothing when nothing was typed', {}, {}],
  ['nothing for blanks around', { username: ' Meera ', address: ' 4 Park Road\nPune\n' }, {}],
  [
    'an address in the lines it was typed in',
    { address: '5 Park Road\nPune' },
    { address: '5 Park Road\nPune' },
  ],
  ['only what was typed', { contact: '020 1234' }, { contact: '020 1234' }],
  [
    'null for what was emptied',
    { mobile: '', date_of_birth: '' },
    { mobile: null, date_of_birth: null },
  ],
  [
    'a new ID number, without the blanks of the card',
    { id_number: '1234 5678 9012' },
    { id_number: '123456789012' },
  ],
  ['the ID number away', { no_id_number: 'on', id_number: '99' }, { id_number: null }],
])('R-94 a change has %s', (_title, over, change) => {
  expect(changedDetails(saved, typed(over))).toEqual(change)
})
