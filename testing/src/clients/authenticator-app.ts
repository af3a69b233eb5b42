import type { Clock } from '@roomwire/server/platform/clock.ts'
import { URI } from 'otpauth'
import type { TestServer } from '../worlds/test-server.ts'
import { password, type TestPerson } from './api-client.ts'
import { ask } from './ask.ts'

/** An authenticator app that has read the QR code. */
export function authenticatorApp(uri: string, { clock }: { clock: Clock }) {
  const totp = URI.parse(uri)
  if (!('period' in totp)) throw new Error('This is no code by the clock')
  return {
    secret: totp.secret.base32,
    /** The code that it shows so many steps of 30 seconds from now. */
    code: (steps = 0) => totp.generate({ timestamp: clock.now() + steps * 30_000 }),
    /** A code that none of the steps around now has. */
    wrongCode(): string {
      const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps))
      const others = ['000000', '111111', '222222', '333333', '444444']
      return others.find((code) => !near.includes(code)) ?? '555555'
    },
  }
}

/**
 * Turns an app on for somebody, with the code of the step before now; the next
 * ones are unused. A step has just begun then, so that no test falls between two.
 */
export async function turnOnApp(server: TestServer, { token }: TestPerson) {
  server.clock.advance(30_000 - (server.clock.now() % 30_000))
  const begun = await ask(server, 'POST /api/auth/authenticator', { token, body: { password } })
  const app = authenticatorApp(Object(begun.body).uri, server)
  const body = { code: app.code(-1) }
  const on = await ask(server, 'POST /api/auth/authenticator/confirm', { token, body })
  if (on.status !== 200) throw new Error(on.text)
  const recoveryCodes: string[] = Object(on.body).recovery_codes
  return { app, recoveryCodes }
}
