/* Every limit on attempts, on one page. */

/** How often something may be tried in a window of time. */
export type Limit = {
  name: string
  most: number
  windowMs: number
  /** The window lasts until `windowMs` after the latest attempt, not after the first. */
  fromLatest?: true
  /**
   * After so many attempts a wait follows each one: the waits in their order, and then the last
   * of them. From then on the window lasts until `windowMs` after the latest attempt.
   */
  slow?: { after: number; waitsMs: readonly number[] }
  /** The limit is a cost that the operator has set, so LIMIT_SCALE does not multiply it. */
  isCost?: true
}

/** One counter: a limit, and the account, address or person that it counts. */
export type Bucket = { limit: Limit; key: string }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Five attempts at once, then 30 s between two, doubling up to 15 minutes. */
const slowly = {
  after: 5,
  waitsMs: [30 * second, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute],
}

/** The limits on guessing and flooding. The database counts them, so that replicas share and restarts keep them. */
export const attemptLimits = {
  // 45, and up to five of a window that has just ended: at most 50 wrong passwords in any 24 hours.
  loginOfAccount: { name: 'login/account', most: 45, windowMs: day, slow: slowly },
  loginOfBrowser: { name: 'login/browser', most: 45, windowMs: day, slow: slowly },
  passwordAgain: { name: 'password-again/account', most: 45, windowMs: day, slow: slowly },
  codeOfAccount: { name: 'code/account', most: 45, windowMs: day, slow: slowly },
  codeOfBrowser: { name: 'code/browser', most: 45, windowMs: day, slow: slowly },
  codeOfSignedIn: { name: 'code/signed-in', most: 45, windowMs: day, slow: slowly },
  passkeyFromAddress: { name: 'passkey/address', most: 60, windowMs: 15 * minute },
  loginFromAddress: { name: 'login/address', most: 20, windowMs: 15 * minute },
  // The secret has 256 bits: this keeps guesses from costing anything.
  startLinkFromAddress: { name: 'start-link/address', most: 20, windowMs: 15 * minute },
  phoneLinkFromAddress: { name: 'phone-link/address', most: 20, windowMs: 15 * minute },
  phoneLinkOfAccount: { name: 'phone-link/account', most: 30, windowMs: hour },
  emailChangeOfAccount: { name: 'email-change/account', most: 5, windowMs: hour },
  emailChangeAsked: { name: 'email-change/asked', most: 3, windowMs: hour },
  // Each makes the server dial an address of its own network.
  nodeOfHome: { name: 'node/home', most: 120, windowMs: hour },
  registerFromAddress: { name: 'register/address', most: 10, windowMs: hour },
  exportOfAccount: { name: 'export/account', most: 5, windowMs: hour },
  pinOfPass: { name: 'pin/pass', most: 45, windowMs: day, slow: slowly },
  joinOfAccount: { name: 'join/account', most: 10, windowMs: hour },
  joinFromAddress: { name: 'join/address', most: 20, windowMs: hour },
  // After ten wrong secrets none is accepted for five minutes, whenever they came.
  secretOfDevice: { name: 'secret/device', most: 10, windowMs: 5 * minute, fromLatest: true },
  secretFromAddress: { name: 'secret/address', most: 30, windowMs: 5 * minute, fromLatest: true },
  socketFromAddress: { name: 'socket/address', most: 60, windowMs: minute },
  // The secret has 128 bits: this keeps guesses from costing anything.
  outboxFromAddress: { name: 'outbox/address', most: 20, windowMs: 15 * minute },
  // The same.
  restoreFromAddress: { name: 'restore/address', most: 20, windowMs: 15 * minute },
  contactFromAddress: { name: 'contact/address', most: 5, windowMs: hour },
  contactOfInstallation: { name: 'contact/all', most: 500, windowMs: day },
  // Mails to the operator about a proxy that is not trusted.
  proxyMail: { name: 'proxy-mail/all', most: 1, windowMs: day },
  registerOfInstallation: { name: 'register/all', most: 1_000, windowMs: hour },
  askAboutEmail: { name: 'ask-email/address', most: 60, windowMs: hour },
  // Whether an email is registered (account-discovery.ts).
  truthInHour: { name: 'truth/hour', most: 3, windowMs: hour },
  truthInDay: { name: 'truth/day', most: 10, windowMs: day },
  truthOfVisit: { name: 'truth/visit', most: 1, windowMs: hour },
  truthOfInstallation: { name: 'truth/all', most: 300, windowMs: hour },
  // Counted by the address and the text that was typed, whether it is anybody's or not; then by its account.
  resetCodeFromAddress: { name: 'reset-code/address', most: 10, windowMs: hour },
  mailCodeAsked: { name: 'reset-code/asked/hour', most: 3, windowMs: hour },
  smsCodeAsked: { name: 'reset-code/asked-sms/hour', most: 3, windowMs: hour },
  mailCodeInHour: { name: 'reset-code/account/hour', most: 3, windowMs: hour },
  mailCodeInDay: { name: 'reset-code/account/day', most: 5, windowMs: day },
  smsCodeInDay: { name: 'reset-code/sms/day', most: 3, windowMs: day },
  // For the account's owner, by a known browser or the key of a mail, however many codes strangers have sent.
  ownCodeInHour: { name: 'reset-code/own/hour', most: 3, windowMs: hour },
  ownCodeInDay: { name: 'reset-code/own/day', most: 5, windowMs: day },
  // Beside the first mail of each account in a day.
  resetCodeOfInstallation: { name: 'reset-code/all', most: 500, windowMs: hour },
  smsFromAddress: { name: 'sms/address', most: 5, windowMs: hour },
  smsToNumber: { name: 'sms/number', most: 3, windowMs: hour },
  // The setting SMS_PER_DAY says how many.
  smsOfInstallation: { name: 'sms/all', most: 0, windowMs: day, isCost: true },
  resetTryFromAddress: { name: 'reset-try/address', most: 20, windowMs: hour },
  // For those who know only the email.
  operatorCodeTry: { name: 'reset-try/operator', most: 5, windowMs: day },
  // Attempts that name the account neither by cookie nor by email.
  bareResetTry: { name: 'reset-try/bare', most: 3, windowMs: 10 * minute },
  resetTryOfInstallation: { name: 'reset-try/all', most: 200, windowMs: 10 * minute },
} satisfies Record<string, Limit>
