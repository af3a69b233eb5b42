import { expect, test } from 'vitest'
import { readRegistrationForm, registrationBody, registrationErrors } from './registration.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const filled = {
  username: ' meera ',
  email: ' Meera@Example.com ',
  password: ' secret ',
  mobile: ' 98765 ',
  id_number: ' 1234 5678 9012 ',
  role: 'family',
}

test('REG-3 trims username, email and optional texts, and lowercases the email', () => {
  expect(readRegistrationForm(form(filled))).toEqual({
    username: 'meera',
    email: 'meera@example.com',
    password: ' secret ',
    mobile: '98765',
    contact: '',
    address: '',
    id_number: '123456789012',
    date_of_birth: '',
    role: 'family',
  })
})

test('REG-3 sends an address with its lines', () => {
  const sent = readRegistrationForm(form({ ...filled, address: '4 Park Road\nPune 411001\n' }))
  expect(sent.address).toBe('4 Park Road\nPune 411001')
})

test("REG-2 requires a user type: 'Please select a user type'", () => {
  const errors = registrationErrors(readRegistrationForm(form({ ...filled, role: '' })))
  expect(errors).toEqual({ role: 'Please select a user type' })
})

test('REG-5 accepts no other role', () => {
  expect(readRegistrationForm(form({ ...filled, role: 'admin' })).role).toBe(null)
})

test('REG-1 requires username, email and a password of six characters', () => {
  const errors = registrationErrors(readRegistrationForm(form({ password: '12345', role: 'user' })))
  expect(Object.keys(errors)).toEqual(['username', 'email', 'password'])
})

test('REG-3 who founds a home sends the time zone and locale of the browser, and nobody else does', () => {
  const here = { time_zone: 'Asia/Kolkata', locale: 'en-IN' }
  const sentAs = (role: string) =>
    registrationBody(readRegistrationForm(form({ ...filled, role })), here)
  expect(sentAs('user')).toMatchObject({ role: 'user', ...here })
  for (const role of ['family', 'guest']) {
    expect(sentAs(role)).toMatchObject({ role })
    for (const known of Object.keys(here)) expect(sentAs(role)).not.toHaveProperty(known)
  }
})
