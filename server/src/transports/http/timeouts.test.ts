import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { closeSlowReaders, httpTimeouts } from './timeouts.ts'

it.each(['GET', 'POST'])('R-35 a %s that is complete may wait for its answer', async (method) => {
  let waiting: number | undefined
  const server = createServer(async (asked, answer) => {
    if (method === 'POST') await once(asked.resume(), 'end')
    await nextTurn()
    waiting = asked.socket.timeout
    answer.end()
  })
  server.setTimeout(httpTimeouts.connectionTimeout)
  closeSlowReaders(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = Object(server.address())
  const asking = request({ host: '127.0.0.1', port, method })
  asking.end(method === 'POST' ? '{}' : undefined)
  const [answer] = await once(asking, 'response')
  await once(answer.resume(), 'end')
  expect(waiting).toBe(0)
})
