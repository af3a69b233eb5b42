import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordCheck } from './common-passwords.ts'
import type { Asker } from './fair-queue.ts'
import { openHashThreads } from './hashing.ts'
import { refuse } from './refusal.ts'
import { takeTurns } from './take-turns.ts'

/** The cost of a hash: KiB of memory, and the passes over it. */
export type HashCost = { memory: number; passes: number }

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const usualCost: HashCost = { memory: 19_456, passes: 2 }

/** How many hashes may run and wait at once; each that runs takes 19 MiB and a core. */
const gate = { running: 2, waiting: 64 }

/**
 * The purpose of a hash, and who asks: an address where nobody is signed in, else a person or a pass.
 * Each kind has its share of the hashes, and each person or address its share of a kind (fair-queue.ts).
 */
export type HashAsker = Asker & {
  kind: 'sign_in' | 'register' | 'reset' | 'pass' | 'signed_in' | 'operator'
}

export type Passwords = ReturnType<typeof openPasswords>

/**
 * Hashes and checks passwords (argon2id, PHC text form), a bounded number at a time.
 * @param checkChoice refuses passwords that may not be chosen (setting PASSWORD_BLOCKLIST).
 * @param hashCost the cost of new hashes; a stored hash is checked at its own cost.
 */
export function openPasswords(
  checkChoice: PasswordCheck = async () => undefined,
  hashCost = usualCost,
) {
  const cost: Tuned = { ...hashCost, parallelism: 1, tagLength: 32 }
  const threads = openHashThreads()
  const turns = takeTurns({
    ...gate,
    busy: () =>
      refuse(
        'server_busy',
        'Too many passwords and PINs are being checked right now. Please try again.',
        {
          retryAfterS: 2,
        },
      ),
  })

  const tagOf = (password: string, nonce: Buffer, tuned: Tuned) =>
    threads.hash({ message: password, nonce, ...tuned })

  const hash = (asker: HashAsker, password: string) =>
    turns.run(asker, async () => {
      const nonce = randomBytes(16)
      return toPhc(cost, nonce, await tagOf(password.normalize('NFC'), nonce, cost))
    })

  /**
   * The spelling of a password that has this stored hash; undefined where none has. As many hashes are
   * made as the typed text has spellings, whatever is stored: the time tells nothing of an account.
   */
  async function spellingOf(password: string, stored: string | null): Promise<string | undefined> {
    const { nonce, tag, tuned } = fromPhc(stored) ?? decoy(cost)
    let found: string | undefined
    for (const spelling of spellingsOf(password)) {
      const isSame = timingSafeEqual(await tagOf(spelling, nonce, tuned), tag)
      if (isSame && stored !== null) found ??= spelling
    }
    return found
  }

  /** @throws Refusal 'password_too_common' for a password that may not be chosen. */
  async function expectUncommon(
    password: string,
    own: readonly string[],
    field = 'password',
  ): Promise<void> {
    const error = await checkChoice(password, own)
    if (error !== undefined) throw refuse('password_too_common', error, { field })
  }

  return {
    /**
     * Checks first of all that another hash of this asker may wait, so that a flood costs next to nothing.
     * @throws Refusal 'server_busy' while no more may wait.
     */
    expectRoom: (asker: HashAsker) => turns.expectRoom(asker),
    /** How many hashes wait for their turn. */
    waiting: turns.waiting,
    /** Hashes a password to the PHC text that is stored. @throws Refusal 'server_busy'. */
    hash,
    expectUncommon,
    /**
     * Checks and hashes a password that somebody has chosen.
     * @param own the username and email of the account: they are guessed first.
     * @param field the field of the input that has the password.
     * @throws Refusal 'password_too_common' for one that may not be chosen, 'server_busy'.
     */
    async choose(
      asker: HashAsker,
      password: string,
      own: readonly string[],
      field?: string,
    ): Promise<string> {
      await expectUncommon(password, own, field)
      return hash(asker, password)
    },
    /**
     * Tells whether a password has this stored hash. Without a hash it takes as long and returns false.
     * @throws Refusal 'server_busy'.
     */
    matches: (asker: HashAsker, password: string, stored: string | null) =>
      turns.run(asker, async () => (await spellingOf(password, stored)) !== undefined),
    /**
     * The same for a sign-in: 'old_spelling' where the hash was made of another spelling than today's
     * are (NFC), so that it should be replaced.
     * @throws Refusal 'server_busy'.
     */
    check: (asker: HashAsker, password: string, stored: string | null) =>
      turns.run(asker, async (): Promise<PasswordMatch> => {
        const spelling = await spellingOf(password, stored)
        if (spelling === undefined) return 'wrong'
        return spelling === password.normalize('NFC') ? 'right' : 'old_spelling'
      }),
    close: threads.close,
  }
}

/** The result of checking a password. */
export type PasswordMatch = 'right' | 'old_spelling' | 'wrong'

/**
 * A text may be written in several ways that look the same: 'é' is one character on one keyboard
 * and two on another (Unicode, NFC and NFD). Hashes are made of NFC; older ones were made of what
 * was typed. Plain ASCII has one spelling.
 */
const spellingsOf = (password: string): ReadonlySet<string> =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')])

type Tuned = HashCost & { parallelism: number; tagLength: number }

/** The hash to check against where none is stored: no password matches it, and it takes as long. */
const decoy = (cost: Tuned) => ({
  nonce: randomBytes(16),
  tag: randomBytes(cost.tagLength),
  tuned: cost,
})

const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function toPhc({ memory, passes, parallelism }: Tuned, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${b64(nonce)}$${b64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function fromPhc(stored: string | null) {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(stored ?? '') ?? []
  if (!nonce || !tag) return undefined
  const tagBytes = Buffer.from(tag, 'base64')
  return {
    nonce: Buffer.from(nonce, 'base64'),
    tag: tagBytes,
    tuned: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tagBytes.length,
    },
  }
}
