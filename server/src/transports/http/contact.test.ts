import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'

const form = { name: 'Meera', email: 'Meera@Example.com', message: ' Hello,\ndo you ship?\n' }
const kept = { name: 'Meera', email: 'meera@example.com', message: 'Hello,\ndo you ship?' }

const wrong: [body: object, error: string, field: string][] = [
  [{}, 'name is required', 'name'],
  [{ name: 'Meera' }, 'email is required', 'email'],
  [
    { ...form, email: 'a@example.com\nBcc: b@example.com' },
    'Enter an address like name@example.com',
    'email',
  ],
  [{ ...form, message: ' \n ' }, 'message is required', 'message'],
  [{ ...form, message: 'x'.repeat(4_001) }, 'message must have at most 4000 characters', 'message'],
  [
    { ...form, name: 'Meera\nBcc: b@example.com' },
    'name must not contain control characters',
    'name',
  ],
  [{ ...form, to: 'b@example.com' }, 'Unknown field: to', 'to'],
]

describe.each(engines)('the contact form (%s)', (engine) => {
  it('LAND-3 is stored, and mailed to the operator', async () => {
    const operatorEmail = 'operator@example.com'
    const server = await startTestServer(engine, { settings: { operatorEmail } })
    const { status, body } = await ask(server, 'POST /api/contact', { body: form })
    expect([status, body]).toEqual([200, { message: 'Message sent' }])
    const { contacts, outbox } = server.roomwire
    expect(await contacts.newest(9)).toMatchObject([kept])
    await expect
      .poll(() => outbox.newest(9))
      .toMatchObject([
        {
          channel: 'mail',
          recipient: operatorEmail,
          subject: 'A message from your Roomwire landing page',
          body: 'Meera <meera@example.com> writes:\n\nHello,\ndo you ship?',
        },
      ])
    await server.stop()
  })

  it('LAND-3 is stored where the operator has set no address, five times an hour from one address', async () => {
    const server = await startTestServer(engine, { limitScale: 1 })
    for (let count = 0; count < 5; count += 1)
      await ask(server, 'POST /api/contact', { body: form })
    const { status, headers } = await ask(server, 'POST /api/contact', { body: form })
    expect([status, headers.has('retry-after')]).toEqual([429, true])
    const { contacts, outbox } = server.roomwire
    expect(await contacts.newest(9)).toHaveLength(5)
    expect(await outbox.newest(9)).toEqual([])
    await server.stop()
  })

  it('LAND-3 is refused with a text, and nothing of it is stored', async () => {
    const server = await startTestServer(engine)
    for (const [body, error, field] of wrong) {
      const answer = await ask(server, 'POST /api/contact', { body })
      expect([answer.status, answer.body]).toEqual([400, { error, code: 'invalid_input', field }])
    }
    expect(await server.roomwire.contacts.newest(9)).toEqual([])
    await server.stop()
  })
})
