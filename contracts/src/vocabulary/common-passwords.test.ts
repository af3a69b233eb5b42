import { describe, expect, it } from 'vitest'
import {
  commonPasswordError,
  commonPasswordMessage,
  ownNamePasswordMessage,
  readCommonPasswords,
} from './common-passwords.ts'

const common = readCommonPasswords('password\nletmein\r\nqwerty123\n\n')

describe('a password that is tried first', () => {
  it.each([
    'password',
    'PassWord',
    'P4$$w0rd',
    'p@ssw0rd',
    'l3tm31n',
    'LETME1N',
    'qwertyi23',
    'ｐassword',
  ])('R-19 is %s', (password) => {
    expect(commonPasswordError(password, common, [])).toBe(commonPasswordMessage)
  })

  it.each(['pass word', 'passwordly', 'correct horse', '', 'word', '******'])(
    'R-19 is not %j',
    (password) => {
      expect(commonPasswordError(password, common, [])).toBeUndefined()
    },
  )

  it.each([
    'meera@example.com',
    'MEERA',
    'm33r4',
    'Meera Nair',
    'meeranair',
    'Meera1990',
    'meera!',
  ])('R-19 is %s for Meera Nair', (password) => {
    const own = ['Meera Nair', 'meera@example.com']
    expect(commonPasswordError(password, common, own)).toBe(ownNamePasswordMessage)
    expect(commonPasswordError(password, common, ['Ravi', 'ravi@example.com'])).toBeUndefined()
  })

  it('R-19 is nothing else for a person who has no name yet', () => {
    for (const own of [[], [''], ['', '@']]) {
      expect(commonPasswordError('123456789!', common, own)).toBeUndefined()
    }
  })
})
