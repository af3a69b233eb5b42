import { expect, test } from 'vitest'
import { emailError } from './email-rule.ts'

test.each(['name@example.com', ' asha.rao+home@mail.example.in ', 'ü@münchen.example'])(
  'the address %j is left to the server',
  (email) => expect(emailError(email)).toBeUndefined(),
)

test.each(['', 'asha', 'asha@', '@example.com', 'asha@home', 'a b@example.com', 'a@b@example.com'])(
  'the address %j is answered with an example',
  (email) => expect(emailError(email)).toBe('Enter an address like name@example.com'),
)
