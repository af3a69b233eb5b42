import { describe, expect, it } from 'vitest'
import {
  commonPasswordWords,
  objectionTo,
  ownWordPasswordWords,
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
    expect(objectionTo(password, common, [])).toBe(commonPasswordWords)
  })

  it.each(['pass word', 'passwordly', 'correct horse', '', 'word', '******'])(
    'R-19 is not %j',
    (password) => {
      expect(objectionTo(password, common, [])).toBeUndefined()
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
    expect(objectionTo(password, common, own)).toBe(ownWordPasswordWords)
    expect(objectionTo(password, common, ['Ravi', 'ravi@example.com'])).toBeUndefined()
  })

  it('R-19 is nothing else for who has no name yet', () => {
    for (const own of [[], [''], ['', '@']]) {
      expect(objectionTo('123456789!', common, own)).toBeUndefined()
    }
  })
})
