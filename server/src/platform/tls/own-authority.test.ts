import 'reflect-metadata'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect, createServer } from 'node:tls'
import { X509Certificate as Certificate } from '@peculiar/x509'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { describe, expect, it } from 'vitest'
import { checkPair, namesIn, readPair } from './key-pair.ts'
import { machineNames } from './machine-names.ts'
import { certify, makeAuthority } from './own-authority.ts'
import { foundAuthority, ownPairFiles, readAuthority, renewCertificate } from './own-files.ts'
import { publicAuthorityOf } from './public-authority.ts'

const now = Date.now()
const dayMs = 24 * 3_600_000
const machine = { local: 'pi.local', addresses: ['192.168.1.20'] }

type Pair = { cert: string; key: string }

/** The reason why OpenSSL refuses a server with this certificate; undefined where it trusts it. */
async function refusalOf(pair: Pair, ca: string): Promise<string | undefined> {
  const server = createServer(pair).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  // The name is the client's to compare; what the authority may certify is looked at before.
  const anyName = { checkServerIdentity: () => undefined }
  const socket = connect({ port, host: '127.0.0.1', ca, ...anyName })
  const error = await new Promise<Error | undefined>((resolve) => {
    socket.once('secureConnect', () => resolve(undefined))
    socket.once('error', resolve)
  })
  socket.destroy()
  server.close()
  return error?.message
}

async function homeWithAuthority(): Promise<string> {
  const data = await mkdtemp(join(scratch, 'roomwire-tls-'))
  await foundAuthority(data, ['pi.fritz.box', '192.168.9.9'], now, machine)
  return data
}
const present = (data: string) => checkPair(readPair(ownPairFiles(data)), ownPairFiles(data))
/** An extension of a certificate by its number (RFC 5280 §4.2.1). */
const extensionOf = (pem: string, number: number) =>
  new Certificate(pem).extensions.find(({ type }) => type === `2.5.29.${number}`)
const [nameConstraints, basicConstraints] = [30, 19]

describe('the authority of a home', () => {
  it('certifies names and addresses of home networks, and nothing else', async () => {
    const authority = await makeAuthority('A home', ['pi'], now)
    const answers: Record<string, string | undefined> = {}
    const good = ['pi', 'pi.local', 'localhost', 'pi.home.arpa', 'a.b.lan']
    const goodAddresses = ['10.1.2.3', '192.168.0.1', '127.0.0.1', '::1', 'fd00::1']
    const bad = ['bank.example', 'local.example', 'xpi']
    const badAddresses = ['8.8.8.8', '192.169.0.1', '2001:db8::1']
    for (const ca of [authority.cert, authority.forDevices]) {
      for (const name of [...good, ...bad]) {
        const pair = await certify(authority, { names: [name], addresses: [] }, now)
        answers[name] = await refusalOf(pair, ca)
      }
      for (const address of [...goodAddresses, ...badAddresses]) {
        const pair = await certify(authority, { names: [], addresses: [address] }, now)
        answers[address] = await refusalOf(pair, ca)
      }
      const allowed = Object.keys(answers).filter((name) => answers[name] === undefined)
      expect(allowed.sort()).toEqual([...good, ...goodAddresses].sort())
      for (const name of [...bad, ...badAddresses]) {
        expect(answers[name]).toBe('permitted subtree violation')
      }
    }
  })

  it('is marked as one that makes no further authority, by numbers that nobody guesses', async () => {
    const authority = await makeAuthority('A home', [], now)
    const basic = { critical: true, ca: true, pathLength: 0 }
    expect(extensionOf(authority.cert, basicConstraints)).toMatchObject(basic)
    expect(extensionOf(authority.cert, nameConstraints)?.critical).toBe(true)
    // Mbed TLS, on every ESP32, refuses an authority whose constraints are critical.
    expect(extensionOf(authority.forDevices, nameConstraints)?.critical).toBe(false)
    const made = await Promise.all(
      Array.from({ length: 20 }, () => certify(authority, { names: ['pi'], addresses: [] }, now)),
    )
    const serials = made.map(({ cert }) => new X509Certificate(cert).serialNumber)
    expect(new Set(serials).size).toBe(20)
    for (const serial of serials) expect(serial).toMatch(/^01[\dA-F]{30}$/)
    const { validFromDate, validToDate } = new X509Certificate(made[0]?.cert ?? '')
    expect((validToDate.getTime() - validFromDate.getTime()) / dayMs).toBeLessThanOrEqual(397)
  })

  it('keeps its key where only this user reads it', async () => {
    const data = await homeWithAuthority()
    expect((await stat(join(data, 'tls'))).mode & 0o777).toBe(0o700)
    for (const name of ['authority.key', 'server.key']) {
      expect((await stat(join(data, 'tls', name))).mode & 0o777).toBe(0o600)
    }
  })
})

describe('the certificate of this machine', () => {
  it('is for its names and addresses, and those that the operator adds', async () => {
    const data = await homeWithAuthority()
    const names = ['pi.local', 'localhost', 'pi.fritz.box', 'pi', '192.168.1.20', '127.0.0.1']
    expect(namesIn(present(data)).sort()).toEqual([...names, '192.168.9.9', '::1'].sort())
    expect(await refusalOf(readPair(ownPairFiles(data)), readAuthority(data).cert)).toBeUndefined()
  })

  it('is renewed in its last month or for a new address, and keeps its key and names', async () => {
    const data = await homeWithAuthority()
    const keyOf = () => readFile(ownPairFiles(data).key, 'utf8')
    const key = await keyOf()
    expect(await renewCertificate(data, now + 300 * dayMs, machine)).toBe(false)
    expect(await renewCertificate(data, now + 370 * dayMs, machine)).toBe(true)
    expect(present(data).validToDate.getTime()).toBeGreaterThan(now + 700 * dayMs)
    const moved = { local: 'attic.local', addresses: ['192.168.1.77'] }
    expect(await renewCertificate(data, now, moved)).toBe(true)
    expect(await renewCertificate(data, now, moved)).toBe(false)
    const names = ['attic.local', '192.168.1.77', 'pi.fritz.box', '192.168.9.9']
    expect(namesIn(present(data))).toEqual(expect.arrayContaining(names))
    expect(await refusalOf(readPair(ownPairFiles(data)), readAuthority(data).cert)).toBeUndefined()
    expect(await keyOf()).toBe(key)
  })

  it('is made anew where the file is damaged, and has a bounded number of names', async () => {
    const data = await homeWithAuthority()
    await writeFile(ownPairFiles(data).cert, 'cut')
    expect(await renewCertificate(data, now, machine)).toBe(true)
    for (let at = 0; at < 45; at++) {
      await renewCertificate(data, now, { ...machine, addresses: [`10.0.0.${at}`] })
    }
    expect(namesIn(present(data))).toHaveLength(40)
    expect(namesIn(present(data))).toContain('10.0.0.44')
  })

  it('names the machine as its network does', () => {
    const card = (address: string, family = 'IPv4') => ({ address, family }) as never // As os has it.
    const cards = {
      lo: [card('127.0.0.1')],
      eth0: [card('192.168.1.20'), card('fd00::1', 'IPv6')],
      wan: [card('203.0.113.9')],
    }
    expect(machineNames('Pi.fritz.box', cards)).toEqual({
      local: 'pi.local',
      addresses: ['127.0.0.1', '192.168.1.20'],
    })
    for (const host of ['localhost', '-', 'a_b', '']) {
      expect(machineNames(host, {}).local).toBeUndefined()
    }
  })
})

describe('a public authority', () => {
  it('is told from that of a home by those that browsers know', async () => {
    const authority = await makeAuthority('A home', [], now)
    const { cert } = await certify(authority, { names: ['pi'], addresses: [] }, now)
    expect(publicAuthorityOf(cert)).toBeUndefined()
    expect(publicAuthorityOf(cert + authority.cert)).toBeUndefined()
    expect(publicAuthorityOf(cert, [authority.cert])?.subject).toContain('A home')
    // Somebody else has signed it, and says that this authority has.
    const { cert: other, key } = await makeAuthority('A home', [], now)
    const names = { names: ['pi'], addresses: [] }
    const forged = await certify({ cert: authority.cert, key }, names, now)
    expect(publicAuthorityOf(forged.cert, [authority.cert])).toBeUndefined()
    expect(publicAuthorityOf(cert, [other])).toBeUndefined()
    expect(publicAuthorityOf('', [authority.cert])).toBeUndefined()
  })
})
