/** A message to a person, by mail or by SMS. */
export type Letter = {
  channel: 'mail' | 'sms'
  /** An email address, or a mobile number. */
  recipient: string
  /** Mail only. */
  subject: string | null
  body: string
}

/** Brings a letter out of the house; rejects when it was not taken. */
export type Carrier = (letter: Letter) => Promise<void>
