import { connectAsync } from 'mqtt'
import { ask } from '../clients/ask.ts'
import { softwarePasskey } from '../clients/software-passkey.ts'
import type { TestServer } from '../worlds/test-server.ts'
import type { InHand } from './golden-files.ts'
import { originOf, signInByPasskey, stepsOn } from './golden-steps.ts'

/**
 * Uses everything that was handed out before the copy was made: a session, the secrets of
 * devices, a passkey, a recovery code, a code into the home, a pass, an API token.
 * @throws when the server does not know one of them.
 */
export async function useCredentials(server: TestServer, inHand: InHand): Promise<void> {
  const { say, beginSignIn, signIn } = stepsOn(server)
  await say({ token: inHand.token }, 'GET /api/rooms/my-rooms')
  for (const [username, password] of Object.entries(inHand.devices)) {
    const settings = { username, password, reconnectPeriod: 0 }
    const device = await connectAsync(server.mqttUrl, settings)
    await device.endAsync()
  }
  if (inHand.pass) {
    const { id, cookie } = inHand.pass
    const { status } = await ask(server, `GET /api/pass/${id}/session`, { headers: { cookie } })
    if (status !== 200) throw new Error(`The pass is not held any more: ${status}`)
  }
  if (inHand.apiToken) await say({ token: inHand.apiToken }, 'GET /api/passes')
  await signInByPasskey(server, softwarePasskey(originOf(server), inHand.passkey))
  const { challenge } = await beginSignIn('co-owner')
  const code = inHand.recoveryCode
  await say({}, 'POST /api/users/login/second-factor', { challenge, code })
  const withoutHome = await signIn('homeless')
  await say(withoutHome, 'POST /api/users/join', { code: inHand.joinCode })
}
