import type { Transporter } from 'nodemailer'
import type { Carrier } from './letter.ts'

/**
 * Sends mail by an SMTP server.
 * @param url `smtp://user:secret@host:587`, or `smtps://` for TLS from the first byte.
 * @param from the sender that people see.
 */
export function smtpCarrier(url: string, from: string): Carrier {
  let transport: Transporter | undefined
  return async ({ recipient, subject, body }) => {
    // Brought with the first letter, because a start would have to wait for it.
    const { default: nodemailer } = await import('nodemailer')
    transport ??= nodemailer.createTransport(url, { from })
    await transport.sendMail({
      to: recipient,
      subject: subject ?? '',
      text: body,
      signal: AbortSignal.timeout(30_000),
    })
  }
}
