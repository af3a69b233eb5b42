import { expect, test } from 'vitest'
import { contactMessageErrors, readContactMessage } from './contact-message.ts'

const fine = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }

test('LAND-3 a complete message is valid', () => {
  expect(contactMessageErrors(fine)).toEqual({})
})

test('LAND-3 all invalid fields are named at once', () => {
  expect(contactMessageErrors({ name: '', email: '', message: '' })).toEqual({
    name: 'Enter your name',
    email: 'Enter an address like name@example.com',
    message: 'Enter a message',
  })
})

test.each(['asha', 'asha@home', 'asha@home.x', 'a b@example.com'])(
  'LAND-3 %s is no email address',
  (email) => {
    expect(contactMessageErrors({ ...fine, email })).toEqual({
      email: 'Enter an address like name@example.com',
    })
  },
)

test('LAND-3 fields are trimmed, and spaces alone count as empty', () => {
  const form = new FormData()
  form.set('name', ' Asha ')
  form.set('message', ' \n ')
  expect(readContactMessage(form)).toEqual({ name: 'Asha', email: '', message: '' })
})
