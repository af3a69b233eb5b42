import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  exportDataEndpoint,
  exportMoreEndpoint,
} from '@roomwire/contracts/http/own-account.ts'
import { CallFailed, errorMessage } from '../../../api/call-failed.ts'
import { Listeners } from '../../../ui/browser/listeners.ts'

/** How far a copy of one’s data is; `waiting` while the server does not answer. */
export type CopyState =
  | { phase: 'none' }
  | { phase: 'running' | 'waiting'; progress: number }
  | { phase: 'failed'; why: string }

type Outside = {
  /** Asks for the part after one. Throws CallFailed. */
  askMore: (next: string) => Promise<NextPart>
  /** Gives the whole file to the person. */
  save: (content: Blob, exportedAt: number) => void
  wait: (ms: number) => Promise<void>
}

/** After each failure the pause before the same part is asked for again grows, ms. */
const pauses = { first: 1_000, most: 30_000 }

/**
 * A copy of the person’s data on its way from the server: part after part, whatever page is shown
 * meanwhile. A part that did not come is asked for again. What has come is kept by the browser as
 * pieces of a file, not as texts in memory.
 */
export class OwnCopy {
  readonly #outside: Outside
  readonly #listeners = new Listeners()
  #state: CopyState = { phase: 'none' }
  /** Changes with each copy that begins or is given up. */
  #copy = 0

  constructor(outside: Outside) {
    this.#outside = outside
  }

  subscribe = this.#listeners.subscribe

  state = (): CopyState => this.#state

  /** Gives up what runs, or a message of why it failed. */
  stop = () => {
    this.#copy += 1
    this.#show({ phase: 'none' })
  }

  /** Goes on after the first part, until the file is saved. */
  async run(first: FirstPart): Promise<void> {
    this.stop()
    const copy = this.#copy
    const isMine = () => copy === this.#copy
    const text = new CopyText()
    const pieces = [new Blob([text.begin(first)])]
    let { next, progress } = first
    try {
      while (next !== null) {
        this.#show({ phase: 'running', progress })
        const part = await this.#part(next, progress, isMine)
        if (!part) return
        pieces.push(new Blob([text.goOn(part)]))
        next = part.next
        progress = part.progress
      }
      pieces.push(new Blob([text.end()]))
      this.#outside.save(new Blob(pieces, { type: 'application/json' }), first.exported_at)
      this.stop()
    } catch (error) {
      if (!isMine()) return
      this.#show({ phase: 'failed', why: errorMessage(error, 'Failed to copy your data.') })
    }
  }

  /** A part, however long the server is away; undefined where nobody waits for it any more. */
  async #part(next: string, progress: number, isMine: () => boolean) {
    for (let pause = pauses.first; isMine(); pause = Math.min(2 * pause, pauses.most)) {
      try {
        const part = await this.#outside.askMore(next)
        return isMine() ? part : undefined
      } catch (error) {
        if (!isMine()) return undefined
        if (!isPassing(error)) throw error
        this.#show({ phase: 'waiting', progress })
        await this.#outside.wait(Math.max(pause, (error.waitS || 0) * 1_000))
      }
    }
    return undefined
  }

  #show(state: CopyState) {
    this.#state = state
    this.#listeners.tell()
  }
}

/** Whether the same call may succeed later: no answer came, the server is busy or away, or it was too soon. */
const isPassing = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 0 || error.status === 429 || error.status >= 500)

export type FirstPart = Reply<typeof exportDataEndpoint>
export type NextPart = Reply<typeof exportMoreEndpoint>

/** The lists that go on from part to part, in the order in which the server reads them. */
const lists = [
  'sessions',
  'favourites',
  'join_codes',
  'letters',
  'commands',
  'devices',
  'room_photos',
  'measured',
  'events',
] as const satisfies readonly (keyof NextPart)[]

const isOfFile = (name: string) =>
  name !== 'progress' && name !== 'next' && !lists.some((list) => list === name)

/** Writes the parts of a copy of a person’s data as the text of one JSON file, piece by piece. */
export class CopyText {
  /** The list that is open, by its place in `lists`; before the first one -1. */
  #open = -1
  #isEmpty = true

  /** The text of the first part, with all that is no list. */
  begin(part: FirstPart): string {
    const fields = Object.entries(part).filter(([name]) => isOfFile(name))
    return `{\n${fields.map(([name, value]) => field(name, value)).join('')}${this.goOn(part)}`
  }

  /** The text of the next part. */
  goOn(part: NextPart): string {
    let text = ''
    for (const [nth, name] of lists.entries()) {
      const rows: readonly unknown[] = part[name]
      if (rows.length === 0) continue
      if (nth < this.#open) throw new Error(`${name} comes after its end`)
      text += this.#openUpTo(nth)
      for (const row of rows) {
        text += `${this.#isEmpty ? '\n' : ',\n'}    ${JSON.stringify(row)}`
        this.#isEmpty = false
      }
    }
    return text
  }

  /** The end of the file, after the last part. */
  end(): string {
    return `${this.#openUpTo(lists.length - 1)}${this.#close()}\n}\n`
  }

  /** Closes the open list, and opens the following ones up to this one. */
  #openUpTo(nth: number): string {
    let text = ''
    while (this.#open < nth) {
      text += this.#open < 0 ? '' : `${this.#close()},\n`
      this.#open += 1
      this.#isEmpty = true
      text += `  "${lists[this.#open]}": [`
    }
    return text
  }

  #close = (): string => (this.#isEmpty ? ']' : '\n  ]')
}

const field = (name: string, value: unknown) =>
  `  "${name}": ${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')},\n`
