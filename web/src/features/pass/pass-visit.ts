import type { OpenedPass, PassLook } from '@roomwire/contracts/http/opened-pass.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { codeOf, fieldOf, statusOf } from '../../api/call-failed.ts'
import { Listeners } from '../../ui/browser/listeners.ts'

/* How a browser comes to hold a pass, and how that ends. The secret of the link is nowhere but here. */

/** The state of the page of a pass. */
export type VisitState =
  | { at: 'opening' }
  /** The PIN is asked for; `error` is why the last one was not accepted. */
  | { at: 'pin'; error: unknown }
  | { at: 'refused'; error: unknown }
  /** It can be used here, and takes no place before somebody says so. */
  | { at: 'asking'; look: PassLook }
  | { at: 'opened'; pass: OpenedPass }
  /** Somebody has revoked it, or taken this browser's place back. */
  | { at: 'lost' }
  /** This browser has given its place back. */
  | { at: 'left' }

type Calls = {
  look: (secret: string, pin: string | null) => Promise<PassLook>
  open: (secret: string, pin: string | null) => Promise<OpenedPass>
  show: () => Promise<OpenedPass>
  /** The same, from the address of the page, as its live connection comes. */
  renew: () => Promise<OpenedPass>
  leave: () => Promise<unknown>
}

/** After these the same secret opens nothing, however often it is tried. */
const finalCodes: readonly (ErrorCode | null)[] = ['pass_not_found', 'pass_ended']
/** These are about the link, and not about the PIN that went with it. */
const linkCodes: readonly (ErrorCode | null)[] = [...finalCodes, 'pass_full']

/** One page's way to a pass. Its listeners hear of each change of its state. */
export class PassVisit {
  #calls: Calls
  #secret: string | null = null
  #pin: string | null = null
  #state: VisitState = { at: 'opening' }
  #isAsking = false
  /** The number of the latest question: answers to earlier ones are of no interest any more. */
  #turn = 0
  readonly #listeners = new Listeners()

  constructor(calls: Calls) {
    this.#calls = calls
  }

  subscribe = this.#listeners.subscribe

  state = (): VisitState => this.#state

  /** Whether an answer is still to come. */
  isAsking = (): boolean => this.#isAsking

  /** Looks at the pass by the secret of its link; without one, as this browser holds it already. */
  async begin(secret: string | null): Promise<void> {
    this.#secret = secret
    this.#pin = null
    this.#become({ at: 'opening' })
    await this.again()
  }

  /** Tries once more what was refused, or did not reach the server. */
  async again(): Promise<void> {
    const secret = this.#secret
    await this.#ask(
      () => (secret === null ? this.#calls.show() : this.#lookBy(secret)),
      (error) => this.#refused(error),
    )
  }

  /** Takes a place of the pass that was looked at. */
  async use(): Promise<void> {
    const secret = this.#secret
    if (secret === null) return this.again()
    await this.#ask(
      () => this.#calls.open(secret, this.#pin),
      (error) => this.#refused(error),
    )
  }

  async enterPin(pin: string): Promise<void> {
    const secret = this.#secret
    if (secret === null) return this.again()
    await this.#ask(
      async () => {
        const found = this.#openedOr(await this.#calls.look(secret, pin))
        this.#pin = pin
        return found
      },
      (error) => {
        if (linkCodes.includes(codeOf(error)) || fieldOf(error) === 'secret') this.#refused(error)
        else this.#become({ at: 'pin', error })
      },
    )
  }

  /**
   * Asks how the pass stands now. What could not be asked stays as it was known.
   * @returns whether this browser is known to hold it; false also while nobody can say, null where
   * the server refuses pages of this address.
   */
  async renew(): Promise<boolean | null> {
    if (this.#state.at !== 'opened') return false
    let isSure = true
    let isRefused = false
    await this.#ask(this.#calls.renew, (error) => {
      isRefused = codeOf(error) === 'foreign_origin'
      isSure = [401, 404].includes(statusOf(error))
      if (isSure) this.#become({ at: 'lost' })
    })
    return isRefused ? null : isSure && this.state().at === 'opened'
  }

  /** Gives the place of this browser back. Throws CallFailed. */
  async leave(): Promise<void> {
    try {
      await this.#calls.leave()
    } catch (error) {
      // It was taken back meanwhile: this browser holds it no longer either way.
      if (statusOf(error) !== 401) throw error
    }
    this.#turn += 1
    this.#isAsking = false
    this.#become({ at: 'left' })
  }

  /** A link that was replaced does no harm to a browser that holds the pass already. */
  async #lookBy(secret: string): Promise<OpenedPass | PassLook> {
    try {
      return this.#openedOr(await this.#calls.look(secret, this.#pin))
    } catch (error) {
      if (codeOf(error) !== 'pass_not_found') throw error
      return await this.#calls.show().catch(() => {
        throw error
      })
    }
  }

  /** A browser that holds the pass is not asked again. */
  #openedOr(look: PassLook): OpenedPass | PassLook {
    return look.is_held ? look.pass : look
  }

  async #ask(
    call: () => Promise<OpenedPass | PassLook>,
    failed: (error: unknown) => void,
  ): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    this.#isAsking = true
    this.#notifyAll()
    const settle = (take: () => void) => {
      if (turn !== this.#turn) return
      this.#isAsking = false
      take()
    }
    await call().then(
      (found) =>
        settle(() => {
          if ('is_held' in found) return this.#become({ at: 'asking', look: found })
          this.#secret = null
          this.#pin = null
          this.#become({ at: 'opened', pass: found })
        }),
      (error: unknown) => settle(() => failed(error)),
    )
    this.#notifyAll()
  }

  #refused(error: unknown): void {
    const code = codeOf(error)
    if (finalCodes.includes(code)) this.#secret = null
    const isPinNeeded = code === 'pass_pin_needed'
    this.#become(isPinNeeded ? { at: 'pin', error: null } : { at: 'refused', error })
  }

  #become(state: VisitState): void {
    this.#state = state
    this.#notifyAll()
  }

  #notifyAll(): void {
    this.#listeners.tell()
  }
}
