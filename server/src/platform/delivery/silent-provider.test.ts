import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { expect, test } from 'vitest'
import { smtpCarrier } from './smtp.ts'

test('R-56 a mail server that never answers is given up after half a minute', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  const carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, 'Roomwire <roomwire@home.example>')
  const begunAt = performance.now()
  const letter = { channel: 'mail', recipient: 'a@example.com', subject: 'A', body: 'B' } as const
  await expect(carrier(letter)).rejects.toThrow()
  const givenUpMs = performance.now() - begunAt
  expect(givenUpMs).toBeLessThan(45_000)
  figure('R-56', 'a silent mail server is given up after, s', (givenUpMs / 1_000).toFixed(1))
  for (const socket of sockets) socket.destroy()
  server.close()
})
