import 'reflect-metadata'
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import { GeneralName, GeneralSubtree, GeneralSubtrees, NameConstraints } from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { homeDomains, homeNetworks } from './machine-names.ts'

/*
 * An authority of a home, and the certificates of its server (RFC 5280). It may certify names and
 * addresses of home networks alone, so a stolen key opens no other site. Keys are of P-256: boards
 * check its signatures fast, and a server makes thousands in a second.
 */

/** PEM. `forDevices` is of the same key and name: Mbed TLS, on every ESP32, refuses constraints that are marked critical. */
export type Authority = { cert: string; forDevices: string; key: string }

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const dayMs = 24 * 3_600_000
/** Systems refuse certificates of servers that are valid for longer; an authority is installed by hand. */
const lifeDays = { server: 397, authority: 3_650 }
/** A certificate counts from a day ago: clocks of phones may be late. */
const leewayMs = dayMs

/**
 * Makes an authority.
 * @param home what people read in the settings of their phones
 * @param domains what it may certify beside the names of home networks
 * @param now epoch ms
 */
export async function makeAuthority(
  home: string,
  domains: readonly string[],
  now: number,
): Promise<Authority> {
  const key = newKey()
  const { signingKey, publicKey } = keysOf(key)
  const name: JsonName = [{ CN: [home] }, { O: ['Roomwire'] }]
  const make = async (isCritical: boolean) =>
    pemOf(
      await X509CertificateGenerator.create({
        serialNumber: newSerialNumber(),
        subject: name,
        issuer: name,
        ...lifeFrom(now, lifeDays.authority),
        publicKey,
        signingKey,
        signingAlgorithm: algorithm,
        extensions: [
          // It certifies no further authority.
          new BasicConstraintsExtension(true, 0, true),
          new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
          await SubjectKeyIdentifierExtension.create(publicKey),
          constraintsTo([...homeDomains, ...domains], isCritical),
        ],
      }),
    )
  return { cert: await make(true), forDevices: await make(false), key }
}

/**
 * Makes the certificate of a server.
 * @param key that of the certificate before (PEM): devices may have pinned it
 * @param now epoch ms
 */
export async function certify(
  authority: Pick<Authority, 'cert' | 'key'>,
  { names, addresses }: { names: readonly string[]; addresses: readonly string[] },
  now: number,
  key = newKey(),
): Promise<{ cert: string; key: string }> {
  const issuer = new X509Certificate(authority.cert)
  const { publicKey } = keysOf(key)
  const { signingKey } = keysOf(authority.key)
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerialNumber(),
    subject: [{ CN: [names[0] ?? 'Roomwire'] }],
    issuer: issuer.subjectName,
    ...lifeFrom(now, lifeDays.server),
    publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  return { cert: pemOf(certificate), key }
}

/** Limits an authority (RFC 5280 §4.2.1.10) to each name and those below it, and to each network. */
function constraintsTo(domains: readonly string[], isCritical: boolean): Extension {
  const bases = [
    ...domains.map((dNSName) => new GeneralName({ dNSName })),
    ...homeNetworks.map((iPAddress) => new GeneralName({ iPAddress })),
  ]
  const permittedSubtrees = new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })))
  const value = AsnConvert.serialize(new NameConstraints({ permittedSubtrees }))
  return new Extension('2.5.29.30', isCritical, value)
}

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

const keysOf = (pem: string) => ({
  signingKey: createPrivateKey(pem).toCryptoKey(algorithm, false, ['sign']) as never, // A key of Node's; the library has the type of browsers.
  publicKey: new Uint8Array(createPublicKey(pem).export({ type: 'spki', format: 'der' })),
})

/** 120 random bits, in 16 bytes with a leading one: positive, and of one length. */
const newSerialNumber = () => `01${randomBytes(15).toString('hex')}`

const lifeFrom = (now: number, days: number) => ({
  notBefore: new Date(now - leewayMs),
  notAfter: new Date(now - leewayMs + days * dayMs),
})

const pemOf = (certificate: X509Certificate) => `${certificate.toString('pem')}\n`
