/** A message to a person, by mail or by SMS. */
export type Letter = {
  channel: 'mail' | 'sms'
  /** An email address, or a mobile number. */
  recipient: string
  /** Null for an SMS. */
  subject: string | null
  body: string
}

/** Hands a letter to a mail server or an SMS gateway; rejects when it is not taken. */
export type Carrier = (letter: Letter) => Promise<void>
