/*
 * Passwords that are tried first: the most common ones, and a person's own name
 * and email. Letters and the signs that people put in their place count as the same.
 */

/** Said of a password that is one of the most common. */
export const commonPasswordMessage = 'This password is among the most common ones. Choose another.'
/** Said of a password that is the person's own name or email. */
export const ownNamePasswordMessage = 'This password is your name or your email. Choose another.'

/** Each sign that stands for a letter; `1` and `l` also for an `i`. */
const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/** A password without what makes no difference to somebody who guesses: capitals, and signs for letters. */
const plain = (password: string) =>
  [...password.normalize('NFKC').toLowerCase()].map((sign) => letters[sign] ?? sign).join('')

/** A list of passwords, one a line, as objectionTo wants it. */
export const readCommonPasswords = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(plain),
  )

/**
 * Why a password is easy to guess, as a message; undefined when it is not.
 * @param own the person's username and email.
 */
export function commonPasswordError(
  password: string,
  common: ReadonlySet<string>,
  own: readonly string[],
): string | undefined {
  if (common.has(plain(password))) return commonPasswordMessage
  const ownNames = new Set(
    own.flatMap((word) => [word, word.split('@')[0] ?? '', word.replace(/\s+/g, '')]).map(plain),
  )
  // A name with a year or an exclamation mark behind it is still the name.
  const bare = password.replace(/[\d\p{P}\p{S}]+$/u, '')
  const isOwn = ownNames.has(plain(password)) || (bare !== '' && ownNames.has(plain(bare)))
  return isOwn ? ownNamePasswordMessage : undefined
}
