import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type {
  exportDataEndpoint,
  exportMoreEndpoint,
} from '@roomwire/contracts/http/own-account.ts'

export type FirstPart = Reply<typeof exportDataEndpoint>
export type NextPart = Reply<typeof exportMoreEndpoint>

/** The lists that go on from part to part, in the order in which the server reads them. */
const lists = [
  'sessions',
  'favourites',
  'join_codes',
  'letters',
  'commands',
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
