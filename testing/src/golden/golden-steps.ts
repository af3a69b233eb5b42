import { ask } from '../clients/ask.ts'
import { authenticatorApp } from '../clients/authenticator-app.ts'
import { softwarePasskey } from '../clients/software-passkey.ts'
import type { TestServer } from '../worlds/test-server.ts'

/** Somebody who is signed in. */
export type GoldenSession = { token: string; userId: number }

type Line = Parameters<typeof ask>[1]
export type Steps = ReturnType<typeof stepsOn>

export const day = 24 * 3_600_000

/** Where each person of a golden home gets mail. */
export const emailOf = (name: string) => `${name}@golden.example`

/** The password of each of them. It opens nothing else. */
export const passwordOf = (name: string) => `throw-away ${name}`

/** The steps of a golden life; after each that succeeds a second passes. */
export function stepsOn(server: TestServer) {
  async function say(who: Partial<GoldenSession>, line: Line, body?: object) {
    const headers = { 'user-agent': 'Golden browser' }
    const answer = await ask(server, line, { token: who.token, body, headers })
    if (answer.status !== 200) throw new Error(`${line}: ${answer.text}`)
    server.clock.advance(1_000)
    return Object(answer.body)
  }
  const sessionOf = ({ token, user_id }: { token: string; user_id: number }): GoldenSession => ({
    token,
    userId: user_id,
  })
  const whoIs = (name: string) => ({
    username: `Golden ${name} <b>&`,
    email: emailOf(name),
    password: passwordOf(name),
  })
  const beginSignIn = (name: string) =>
    say({}, 'POST /api/users/login', { email: emailOf(name), password: passwordOf(name) })
  const signIn = async (name: string) => sessionOf(await beginSignIn(name))

  return {
    say,
    /** A call that must be refused. */
    async sayNo({ token }: Partial<GoldenSession>, line: Line, body?: object): Promise<void> {
      const { status } = await ask(server, line, { token, body })
      if (status < 400) throw new Error(`${line} is not refused`)
    },
    now: () => server.clock.now(),
    beginSignIn,
    signIn,
    register: async (name: string, role: string, details: object = {}) =>
      sessionOf(await say({}, 'POST /api/users/register', { ...whoIs(name), role, ...details })),
    async member(owner: GoldenSession, name: string) {
      await say(owner, 'POST /api/users/family/create', whoIs(name))
      return signIn(name)
    },
    guest: (owner: GoldenSession, name: string, access: object) =>
      say(owner, 'POST /api/users/guest/create', { ...whoIs(name), ...access }),
    /** Gives a pass, which a browser holds from then on. */
    async pass(owner: GoldenSession, terms: Record<string, unknown> & { pin: string }) {
      const { pass, secret } = await say(owner, 'POST /api/passes', terms)
      const id: number = pass.pass_id
      const headers = { 'user-agent': 'Golden browser' }
      const body = { secret, pin: terms.pin }
      const answer = await ask(server, `POST /api/pass/${id}/session`, { body, headers })
      if (answer.status !== 200) throw new Error(`The pass is not opened: ${answer.text}`)
      server.clock.advance(1_000)
      const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
      return { id, cookie }
    },
    async apiToken(owner: GoldenSession, name: string) {
      const body = { label: 'Golden calendar', right: 'passes', password: passwordOf(name) }
      const { secret } = await say(owner, 'POST /api/account/tokens', body)
      await say({ token: secret }, 'GET /api/passes')
      return String(secret)
    },
    async device(
      owner: GoldenSession,
      identifier: string,
      device_name: string,
      room_id: number | null,
      more: object = {},
    ) {
      const body = { device_identifier: identifier, device_name, device_local_IP: '192.168.1.40' }
      const made = await say(owner, 'POST /api/devices/register', { ...body, room_id, ...more })
      return String(made.device_secret)
    },
    async secondFactor(name: string) {
      const session = await signIn(name)
      const password = passwordOf(name)
      const { uri } = await say(session, 'POST /api/auth/authenticator', { password })
      const code = authenticatorApp(uri, server).code()
      const on = await say(session, 'POST /api/auth/authenticator/confirm', { code })
      return { authenticator: String(uri), recoveryCode: String(on.recovery_codes[0]) }
    },
    async passkey(session: GoldenSession, name: string) {
      const key = softwarePasskey(originOf(server))
      const password = passwordOf(name)
      const asked = await sayOnPage(server, session, '/auth/passkeys/options', { password })
      const made = { name: 'Golden phone', passkey: key.register(asked) }
      await sayOnPage(server, session, '/auth/passkeys', made)
      await signInByPasskey(server, key)
      return key.keep()
    },
    askForPasskey: () => sayOnPage(server, {}, '/users/login/passkey/options'),
  }
}

/** Signs in with a passkey that the server knows; what it answers. */
export async function signInByPasskey(server: TestServer, key: ReturnType<typeof softwarePasskey>) {
  const question = await sayOnPage(server, {}, '/users/login/passkey/options')
  return sayOnPage(server, {}, '/users/login/passkey', { passkey: key.answer(question) })
}

/** The page that passkeys are for: it has a name and HTTPS, by a proxy in front. */
export const originOf = ({ port }: TestServer) => `https://localhost:${port}`

/** A call from that page, which must succeed. */
async function sayOnPage(
  server: TestServer,
  { token }: Partial<GoldenSession>,
  path: string,
  body: object = {},
) {
  const headers = { origin: originOf(server) }
  const page = { url: `http://localhost:${server.port}` }
  const answer = await ask(page, `POST /api${path}`, { token, headers, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  server.clock.advance(1_000)
  return Object(answer.body)
}
