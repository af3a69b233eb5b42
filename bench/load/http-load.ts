import { connect } from 'node:net'

/* Asks one URL again and again over connections that stay, with little work for the generator. */

export type HttpLoad = {
  /** Called with the ms that each answer took. */
  onAnswer: (ms: number) => void
  /** Ends all connections. */
  stop(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Opens the connections; each asks as soon as it has its answer.
 * @param onError is called when an answer is not 200 or says no length
 */
export function openHttpLoad(
  { url, token, connections }: { url: URL; token?: string; connections: number },
  onError: (error: Error) => void,
): HttpLoad {
  const authorization = token ? `authorization: Bearer ${token}\r\n` : ''
  const question = Buffer.from(
    `GET ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\n${authorization}\r\n`,
  )
  const load: HttpLoad = { onAnswer: () => undefined, stop: () => close() }
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true })
    const answers = new AnswerCutter(() => {
      load.onAnswer(performance.now() - askedAt)
      ask()
    })
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      socket.write(question)
    }
    const take = (chunk: Buffer) => {
      try {
        answers.push(chunk)
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
        close()
      }
    }
    return socket.on('connect', ask).on('data', take).on('error', onError)
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return load
}

/** Finds where an answer ends: on one connection there is never more than one on its way. */
export class AnswerCutter {
  #head = Buffer.alloc(0)
  /** Bytes that are still to come; undefined while the head is not whole. */
  #missing: number | undefined
  readonly #onEnd: () => void

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  push(chunk: Buffer): void {
    if (this.#missing === undefined) {
      this.#head = Buffer.concat([this.#head, chunk])
      const end = this.#head.indexOf(endOfHead)
      if (end < 0) return
      const length = lengthIn(this.#head.toString('latin1', 0, end))
      this.#missing = end + endOfHead.length + length - this.#head.length
    } else this.#missing -= chunk.length
    if (this.#missing > 0) return
    this.#missing = undefined
    this.#head = Buffer.alloc(0)
    this.#onEnd()
  }
}

function lengthIn(head: string): number {
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? []
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`The server does not answer 200 with a length: ${head.slice(0, 200)}`)
  }
  return Number(length)
}
