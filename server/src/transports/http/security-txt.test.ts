import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import type { Config } from '../../config/config.ts'

const path = '/.well-known/security.txt'
const day = 24 * 3_600_000

/** The answer of a server with these settings to a request with these headers. */
async function askFor(settings: Partial<Config>, headers: Record<string, string> = {}) {
  const server = await startTestServer('sqlite', { settings })
  const answer = await ask(server, `GET ${path}`, { headers })
  const head = await ask(server, `HEAD ${path}`)
  expect(server.bugs).toEqual([])
  await server.stop()
  const fields = answer.text.split('\n').map((line) => line.split(': '))
  return { ...answer, head, url: server.url, field: new Map(fields.map(([a = '', b]) => [a, b])) }
}

it('R-99 gives the operator’s address to people who find a weakness, for less than a year', async () => {
  const { status, headers, text, field, head } = await askFor({
    operatorEmail: 'o?perator@example.com',
  })
  expect([status, head.status]).toEqual([200, 200])
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text.endsWith('\n')).toBe(true)
  expect([...field.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', ''])
  expect(field.get('Contact')).toBe('mailto:o%3Fperator@example.com')
  const left = Date.parse(field.get('Expires') ?? '') - Date.now()
  expect(left).toBeGreaterThan(90 * day)
  expect(left).toBeLessThan(365 * day)
  figure('R-99', 'days that security.txt holds', Math.round(left / day))
})

it('R-99 names the form of the landing page where there is no address, and over HTTPS its canonical address', async () => {
  const plain = await askFor({})
  expect(plain.field.get('Contact')).toBe(`${plain.url}/#contact`)
  expect(plain.field.has('Canonical')).toBe(false)
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'home.example' }
  const behind = await askFor({ trustedProxy: '127.0.0.1' }, forwarded)
  expect(behind.field.get('Contact')).toBe('https://home.example/#contact')
  expect(behind.field.get('Canonical')).toBe(`https://home.example${path}`)
  const unasked = await askFor({}, forwarded)
  expect(unasked.field.get('Contact')).toBe(`${unasked.url}/#contact`)
})

it('R-99 repeats nothing that is no host', async () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a b/"c' }
  const { status, text } = await askFor({ trustedProxy: '127.0.0.1' }, forwarded)
  expect([status, text]).toEqual([
    400,
    '{"error":"The request names no host","code":"invalid_input"}',
  ])
})

it('R-99 the project says how to report a weakness, how soon somebody answers, and for how long it cares', () => {
  const file = join(import.meta.dirname, '../../../../SECURITY.md')
  expect(existsSync(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  for (const word of ['security advisory', '24 hours', 'Supported', 'security.txt']) {
    expect(text).toContain(word)
  }
})
