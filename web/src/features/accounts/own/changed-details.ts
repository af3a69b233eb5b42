import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { readDigits } from '../../../ui/form/number-text.ts'
import type { DetailsChange } from './own-calls.ts'

const texts = ['mobile', 'contact', 'address', 'date_of_birth'] as const

/** The details to change: those that differ from what is stored. An emptied field is removed. */
export function changedDetails(saved: Profile, typed: FormData): DetailsChange {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const change: DetailsChange = {}
  if (text('username') !== saved.username) change.username = text('username')
  for (const name of texts) {
    const now = text(name)
    if (now !== (saved[name] ?? '')) change[name] = now || null
  }
  const idNumber = readDigits(text('id_number'))
  // Only the end of the stored one is known, so an empty field changes nothing.
  if (typed.has('no_id_number')) change.id_number = null
  else if (idNumber) change.id_number = idNumber
  return change
}
