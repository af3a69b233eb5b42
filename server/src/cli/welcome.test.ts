import { expect, it } from 'vitest'
import { type Started, welcome } from './welcome.ts'

const card = { family: 'IPv4', internal: false, address: '192.168.1.20' } as const
const interfaces = { eth0: [{ ...card, netmask: '', mac: '', cidr: null }] }
const config = { host: '127.0.0.1', data: '/data', publicUrl: '', trustedProxy: '' }
const said = (change: Partial<Started['config']> = {}, more: Partial<Started> = {}) =>
  welcome({
    config: { ...config, ...change },
    ports: { http: 8080, mqtt: 1883 },
    demo: undefined,
    people: 'some',
    notes: [],
    interfaces,
    ...more,
  })
const onlyHere = 'Only this machine can open it.'

it('a start names addresses that can be opened, and says who gets to them', () => {
  expect(said()).toContain('  Open      http://localhost:8080\n')
  expect(said()).toContain(onlyHere)
  const open = said({ host: '0.0.0.0' })
  expect(open).toContain(
    '  Open      http://localhost:8080\n  At home   http://192.168.1.20:8080\n',
  )
  expect(open).toContain('  Devices   mqtt://192.168.1.20:1883 ')
  expect(open).not.toMatch(/0\.0\.0\.0|Only this machine/)
  expect(said({ host: '192.168.1.20' })).toContain(
    '  Open      http://192.168.1.20:8080\n  Devices',
  )
  const published = said({ publicUrl: 'https://home.example/' })
  expect(published).toContain(' https://home.example\n')
  // A proxy lets the others in.
  expect(published).not.toContain(onlyHere)
  expect(said({ trustedProxy: '127.0.0.1' })).not.toContain(onlyHere)
})

it('a start with a certificate names HTTPS, MQTT over TLS, and where phones begin', () => {
  const ports = { http: 8080, https: 8443, mqtt: 1883, mqtts: 8883 }
  const own = { names: ['pi.local', 'localhost'], isOwn: true }
  const text = said({ host: '0.0.0.0' }, { ports, certificate: own })
  expect(text).toContain('  Open      https://localhost:8443\n')
  expect(text).toContain('  At home   https://192.168.1.20:8443\n')
  expect(text).toContain('  Devices   mqtts://192.168.1.20:8883 and mqtt://192.168.1.20:1883 ')
  expect(text).toContain('  Trust     http://192.168.1.20:8080/authority ')
  // The certificate of a public authority is good under its name alone.
  const bought = { names: ['home.example'], isOwn: false }
  const tlsOnly = { http: 8080, https: 8443, mqtts: 8883 }
  const other = said({ host: '0.0.0.0' }, { ports: tlsOnly, certificate: bought })
  expect(other).toContain('  Open      https://home.example:8443\n')
  expect(other).toMatch(/ {2}Devices {3}mqtts:\/\/home\.example:8883 {3}\(docs/)
  expect(other).not.toMatch(/At home|Trust/)
})

it('a start says what comes next, whether there are people already or nobody may register', () => {
  const next = (people: Started['people']) => /^Next: .*$/m.exec(said({}, { people }))?.[0]
  expect(next('some')).toBe('Next: open the address and sign in.')
  expect(next('none')).toContain('open the address and register')
  expect(next('none, and nobody may register')).toContain('npm run admin -- create EMAIL')
})

it('a start shows no account of the demo home that is gone', () => {
  const account = { who: 'Guest', email: 'arjun@demo.example', password: 'made-up' }
  const demo = { accounts: [account], outboxSecret: 'secret' }
  expect(said({}, { demo })).toContain('  arjun@demo.example  made-up   Guest\n')
  expect(said({}, { demo: { ...demo, accounts: [] } })).not.toContain('arjun')
})

it('M8 the start of a demo home names the link that lets its owner in, where there is one', () => {
  const demo = {
    accounts: [{ who: 'Owner', email: 'meera@demo.example', password: 'x' }],
    outboxSecret: 'y',
  }
  expect(said({}, { demo: { ...demo, startSecret: 'abc' } })).toContain(
    '  http://localhost:8080/login#start=abc\n',
  )
  expect(said({}, { demo })).not.toContain('#start=')
})
