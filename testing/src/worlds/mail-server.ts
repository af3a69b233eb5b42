import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { rememberCodesIn } from '../fixtures/secrets.ts'

/** A letter as the mail server got it. */
export type Mail = { from: string; to: string[]; user: string | undefined; raw: string }

/** How a test's mail server behaves. */
type Behaviour = {
  /** Said instead of taking a letter, with this code. */
  refuse?: { code: number; text: string }
  /** Thinks so long about every recipient. */
  delayMs?: number
  /** The only account that may send. */
  account?: { user: string; secret: string }
  /** TLS from the first byte, with a certificate that nobody vouches for. */
  secure?: boolean
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server on a free loopback port; its behaviour may be changed while it runs. */
export async function startMailServer(behaviour: Behaviour = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    secure: behaviour.secure ?? false,
    disabledCommands: ['STARTTLS'],
    authOptional: behaviour.account === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, answer) {
      const { user, secret } = behaviour.account ?? {}
      if (username === user && password === secret) answer(null, { user: username })
      else answer(new Error('Unknown account'))
    },
    async onRcptTo(_address, _session, answer) {
      if (behaviour.delayMs) await wait(behaviour.delayMs)
      const { refuse } = behaviour
      answer(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : null)
    },
    onData(stream, session, answer) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const mail = { from, to: rcptTo.map(({ address }) => address), user: session.user, raw }
        rememberCodesIn(mailText(mail))
        mails.push(mail)
        answer()
      })
    },
  })
  // A sender that goes away in the middle is the test's business, not an error of the test.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('not on a port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    behaviour,
    /** The mails that it took, oldest first. */
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The text of a mail, whatever way it was encoded for the wire. */
export function mailText({ raw }: Mail): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').trim()
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(body, 'base64').toString('utf8')
  }
  if (/^content-transfer-encoding: quoted-printable/im.test(head)) {
    const bytes = body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  }
  return /format=flowed/i.test(head) ? body.replaceAll(' \r\n', ' ') : body
}
