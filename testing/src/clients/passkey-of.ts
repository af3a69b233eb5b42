import { password, type TestPerson } from './api-client.ts'
import { ask } from './ask.ts'
import { softwarePasskey } from './software-passkey.ts'

/** A passkey that somebody has added on a page called localhost, behind a proxy that speaks HTTPS. */
export async function passkeyOf({ port }: { port: number }, { token }: Pick<TestPerson, 'token'>) {
  const origin = `https://localhost:${port}`
  const page = { url: `http://localhost:${port}` }
  const how = { token, headers: { origin } }
  const asked = await ask(page, 'POST /api/auth/passkeys/options', { ...how, body: { password } })
  const key = softwarePasskey(origin)
  const body = { name: 'Phone', passkey: key.register(Object(asked.body)) }
  const added = await ask(page, 'POST /api/auth/passkeys', { ...how, body })
  if (added.status !== 200) throw new Error(added.text)
  return { key, id: Object(added.body).passkey.id as number }
}
