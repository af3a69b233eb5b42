import { once } from 'node:events'
import { connect } from 'node:net'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'

it('R-54 a stopping server refuses new connections, and no connection delays the stop', async () => {
  const server = await startTestServer('sqlite')
  const { token } = await registerOwner(server.url)
  // A page that never closes its side: the server cuts its connection after a second.
  const silent = connect(server.port, '127.0.0.1')
  silent.write(
    [
      `GET /ws-app?token=${token} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = await once(silent, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /)

  const own = startOwnTime()
  const stopping = server.stop()
  for (const path of [`/ws-app?token=${token}`, '/mqtt']) {
    const late = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, 'mqtt')
    const [error] = await once(late, 'error')
    expect([path, String(error)]).toEqual([path, 'Error: Unexpected server response: 503'])
  }
  await stopping
  expect(own()).toBeLessThan(slack * 10_000)
  silent.destroy()
})
