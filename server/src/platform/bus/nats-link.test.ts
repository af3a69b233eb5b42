/** BUS_URL and BUS_CA reach a real NATS: user, password, token, TLS. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { openAuthority } from '@roomwire/testing/fixtures/certificate-authority.ts'
import { busInstallation } from '@roomwire/testing/worlds/bus-installation.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startNats } from '@roomwire/testing/worlds/test-services.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { anyTopic } from './bus.suite.ts'
import type { BusPlace } from './nats-bus.ts'

async function startBusWith(...settings: string[]) {
  const nats = await startNats('-1', settings)
  onTestFinished(nats.stop)
  return new URL(nats.url).host
}

/** Whether two replicas that reach NATS in this way hear each other. */
async function connects(place: BusPlace): Promise<true> {
  const { open } = busInstallation()
  const [here, there] = [await open({}, place), await open({}, place)]
  const heard = new Promise<unknown>((resolve) => {
    void here
      .subscribe(anyTopic('home.1'), resolve)
      .then(() => there.publish(anyTopic('home.1'), 1))
  })
  expect(await heard).toBe(1)
  await Promise.all([here.close(), there.close()])
  return true
}

/** Why a replica does not start. */
async function refusal(place: BusPlace): Promise<string> {
  const { open } = busInstallation()
  return open({}, place).then(
    () => 'it has started',
    (cause) => String(cause),
  )
}

describe('a NATS that asks who comes', () => {
  it('R-38 is given user and password, also with signs that an address writes as %40', async () => {
    const host = await startBusWith('--user', 'me@home', '--pass', 's3:cr/t%')
    expect(await connects({ url: `nats://me%40home:s3%3Acr%2Ft%25@${host}` })).toBe(true)
    for (const wrong of ['', 'me%40home:other@', 's3%3Acr%2Ft%25@', 'you:s3%3Acr%2Ft%25@']) {
      const said = await refusal({ url: `nats://${wrong}${host}` })
      expect(said).toMatch(/The bus at BUS_URL can't be used: .*authorization/i)
      expect(said).not.toMatch(/s3|other/)
    }
  })

  it('R-38 is given a token', async () => {
    const host = await startBusWith('--auth', 't0ken')
    expect(await connects({ url: `nats://t0ken@${host}` })).toBe(true)
    expect(await refusal({ url: `nats://wrong@${host}` })).toMatch(/authorization/i)
  })

  it('is found behind the first of several addresses that answers', async () => {
    const host = await startBusWith('--user', 'me', '--pass', 's3cret')
    const url = `nats://me:s3cret@127.0.0.1:1,nats://${host}`
    expect(await connects({ url })).toBe(true)
  })
})

describe('a NATS with TLS', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>
  let authority: Awaited<ReturnType<typeof openAuthority>>
  beforeAll(async () => {
    folder = await makeFolder()
    authority = await openAuthority(folder.folder, 'house')
  })
  afterAll(() => folder.remove())

  async function startTls(subject: string) {
    const { cert, key } = await authority.sign(subject)
    const host = await startBusWith('--tls', '--tlscert', cert, '--tlskey', key, '--auth', 't0ken')
    return host
  }

  it.each(['127.0.0.1', 'localhost'])(
    'R-38 is used where its certificate is of the authority and for %s, and refused without either',
    async (name) => {
      const other = await openAuthority(folder.folder, `other-${name}`)
      const kind = name === 'localhost' ? 'DNS' : 'IP'
      const host = await startTls(`${kind}:${name}`)
      const url = `tls://t0ken@${name}:${new URL(`nats://${host}`).port}`
      expect(await connects({ url, caFile: authority.ca })).toBe(true)
      expect(await refusal({ url })).toMatch(/BUS_URL can't be used: .*(certificate|issuer)/)
      expect(await refusal({ url, caFile: other.ca })).toMatch(
        /BUS_URL can't be used: .*certificate/,
      )
    },
  )

  it.each(['127.0.0.1', 'localhost'])(
    'R-38 is refused as %s where its certificate is for another name',
    async (name) => {
      const host = await startTls(name === 'localhost' ? 'DNS:bus.example' : 'DNS:localhost')
      const url = `tls://t0ken@${name}:${new URL(`nats://${host}`).port}`
      expect(await refusal({ url, caFile: authority.ca })).toMatch(
        /BUS_URL can't be used: .*does not match certificate/,
      )
    },
  )

  it('R-38 that is asked for and not offered is refused, and the password is not sent', async () => {
    const host = await startBusWith('--auth', 't0ken')
    expect(await refusal({ url: `tls://t0ken@${host}` })).toMatch(
      "The bus at BUS_URL can't be used: server does not support 'tls'",
    )
    const heard: Buffer[] = []
    const listener = createServer((socket) => {
      socket.on('data', (bytes: Buffer) => heard.push(bytes)).on('error', () => undefined)
      socket.write('INFO {"server_id":"x","version":"2.9.0","proto":1,"max_payload":1048576}\r\n')
    }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    onTestFinished(() => void listener.close())
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await refusal({ url: `tls://t0ken@127.0.0.1:${port}` })).toMatch('not support')
    expect(Buffer.concat(heard).toString()).toBe('')
  })

  it('says which file of an authority can not be read', async () => {
    const place = { url: 'tls://127.0.0.1', caFile: '/nowhere/ca.pem' }
    expect(await refusal(place)).toMatch("The file /nowhere/ca.pem of BUS_CA can't be read: ENOENT")
  })
})
