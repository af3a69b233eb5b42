import { once } from 'node:events'
import { connect } from 'node:net'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

it('a caller who goes away in the middle of a request is not logged, least of all as an outage', async () => {
  const lines: string[] = []
  const server = await startTestServer('sqlite', { onLog: (line) => lines.push(line) })
  for (let time = 0; time < 3; time += 1) {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    // The server reads the request before it learns that the rest does not come.
    await ask(server, 'GET /api/users/registration')
    socket.destroy()
    await ask(server, 'GET /api/users/registration')
  }
  await server.stop()
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})
