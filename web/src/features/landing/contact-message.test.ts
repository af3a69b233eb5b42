import { expect, test } from 'vitest'
import { objectionsTo, readMessage } from './contact-message.ts'

const fine = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }

test('LAND-3 a complete message meets no objection', () => {
  expect(objectionsTo(fine)).toEqual({})
})

test('LAND-3 every wrong field is named at once', () => {
  expect(objectionsTo({ name: '', email: '', message: '' })).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email address',
    message: 'Please enter a message',
  })
})

test.each(['asha', 'asha@home', 'asha@home.x', 'a b@example.com'])(
  'LAND-3 %s is no email address',
  (email) => {
    expect(objectionsTo({ ...fine, email })).toEqual({
      email: 'Please enter a valid email address',
    })
  },
)

test('LAND-3 what is written is trimmed, and spaces alone are nothing', () => {
  const form = new FormData()
  form.set('name', ' Asha ')
  form.set('message', ' \n ')
  expect(readMessage(form)).toEqual({ name: 'Asha', email: '', message: '' })
})
