import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { rememberCodesIn } from '../fixtures/secrets.ts'

/** A call as the gateway got it. */
export type SmsCall = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** How a test's gateway behaves. */
type Behaviour = {
  /** Answers with this instead of taking the message. */
  status?: number
  delayMs?: number
}

/** A real HTTP endpoint that takes SMS; its behaviour may be changed while it runs. */
export async function startSmsGateway(behaviour: Behaviour = {}) {
  const calls: SmsCall[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { method = '', url: path = '', headers } = request
    rememberCodesIn(body)
    calls.push({ method, path, headers, body })
    const { status = 200, delayMs = 0 } = behaviour
    await wait(delayMs)
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not on a port')
  return {
    /** Without the scheme, so that an account can stand before it. */
    host: `127.0.0.1:${address.port}`,
    url: `http://127.0.0.1:${address.port}/sms`,
    behaviour,
    calls,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
