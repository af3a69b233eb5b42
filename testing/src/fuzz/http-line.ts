import { connect, type Socket } from 'node:net'
import { FuzzFault } from './fuzz-home.ts'

/** A request as bytes, and whether its answer has no body. */
export type HttpQuestion = { bytes: Buffer; isHead: boolean }

export type HttpAnswer = { status: number; body: string }

/**
 * One connection kept alive, on which several requests are sent at once. When
 * the server closes it behind an answer, what is left is asked on a new one.
 */
export function openHttpLine(port: number) {
  let socket: Socket | undefined
  let unread: Buffer = Buffer.alloc(0)

  function connected(): Socket {
    if (socket && !socket.destroyed && socket.writable) return socket
    unread = Buffer.alloc(0)
    socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.on('error', () => undefined)
    return socket
  }

  /** The answers to these requests, as many as come before the line closes. */
  function some(requests: readonly HttpQuestion[]): Promise<HttpAnswer[]> {
    const line = connected()
    const answers: HttpAnswer[] = []
    return new Promise((resolve) => {
      const done = () => {
        line.off('data', onData)
        line.off('close', done)
        clearTimeout(late)
        resolve(answers)
      }
      const onData = (chunk: Buffer) => {
        unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk])
        for (;;) {
          const read = readAnswer(unread, requests[answers.length]?.isHead ?? false)
          if (!read) return
          unread = unread.subarray(read.length)
          if (read.answer.status >= 200) answers.push(read.answer)
          if (answers.length === requests.length) return done()
        }
      }
      const late = setTimeout(() => line.destroy(), 20_000)
      line.on('data', onData)
      line.once('close', done)
      line.write(Buffer.concat(requests.map(({ bytes }) => bytes)))
    })
  }

  return {
    /** @throws FuzzFault when the first that is left gets no answer at all. */
    async ask(requests: readonly HttpQuestion[]): Promise<HttpAnswer[]> {
      const answers: HttpAnswer[] = []
      while (answers.length < requests.length) {
        const more = await some(requests.slice(answers.length))
        if (more.length === 0) throw new Unanswered(answers.length)
        answers.push(...more)
      }
      return answers
    },
    close: () => socket?.destroy(),
  }
}

/** The request at this place of a batch was not answered. */
export class Unanswered extends FuzzFault {
  readonly at: number
  constructor(at: number) {
    super('There was no answer')
    this.at = at
  }
}

/** The first answer in what has come, and how long it is; undefined while it is not all there. */
function readAnswer(bytes: Buffer, isHead: boolean) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  if (!status) throw new FuzzFault(`This is no HTTP: ${head.slice(0, 200)}`)
  const hasNoBody = isHead || status < 200 || status === 204 || status === 304
  const length = hasNoBody ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  const start = end + 4
  if (bytes.length < start + length) return undefined
  const body = bytes.toString('utf8', start, start + length)
  return { answer: { status, body }, length: start + length }
}

/** Sends bytes that need not be HTTP, on a connection of their own; resolves to what comes back. */
export async function askAlone(port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let heard = ''
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy()
      reject(new FuzzFault('The connection was not closed in 20 s'))
    }, 20_000)
    // A client that waits for no answer yet says that nothing more will come.
    const pause = setTimeout(() => socket.end(), 25)
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(late)
      clearTimeout(pause)
      resolve()
    })
    socket.write(bytes)
  })
  return heard
}
