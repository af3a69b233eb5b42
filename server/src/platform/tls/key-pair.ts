import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIPv6, SocketAddress } from 'node:net'
import { createSecureContext } from 'node:tls'

/** A certificate, followed by those that certify it, and its private key; both PEM. */
export type KeyPair = { cert: string; key: string }

/** The files of a pair. */
export type PairFiles = { cert: string; key: string }

/** A pair can't be used; the message says why. */
export class KeyPairError extends Error {}

/**
 * Reads both files of a pair as they are.
 * @throws KeyPairError
 */
export function readPair(files: PairFiles): KeyPair {
  return { cert: readPem(files.cert), key: readPem(files.key) }
}

function readPem(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new KeyPairError(`${file} can't be read (${why}).`)
  }
}

/**
 * Checks that a server can use a pair.
 * @param files are named in the errors; what they hold never is
 * @returns the certificate of the server
 * @throws KeyPairError
 */
export function checkPair({ cert, key }: KeyPair, files: PairFiles): X509Certificate {
  const certificate = orRefuse(
    () => new X509Certificate(cert),
    `${files.cert} has no certificate (PEM).`,
  )
  const privateKey = orRefuse(
    () => createPrivateKey(key),
    `${files.key} has no private key (PEM, without a password).`,
  )
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new KeyPairError(
      `The key in ${files.key} is not that of the first certificate in ${files.cert}.`,
    )
  }
  orRefuse(() => createSecureContext({ cert, key }), `${files.cert} can't be used for TLS.`)
  return certificate
}

function orRefuse<T>(work: () => T, text: string): T {
  try {
    return work()
  } catch {
    // The cause may quote the key.
    throw new KeyPairError(text)
  }
}

/** Why a certificate is not in date, for the operator; undefined where it is. @param now epoch ms */
export function outOfDate(
  { validFromDate, validToDate }: X509Certificate,
  now: number,
): string | undefined {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (now < validFromDate.getTime()) return `it begins on ${day(validFromDate)}`
  return now > validToDate.getTime() ? `it ended on ${day(validToDate)}` : undefined
}

/** All certificates of a PEM text, in their order. */
export function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return blocks.map((block) => new X509Certificate(block))
}

/** The names and addresses in a certificate: DNS names first, and addresses as people write them. */
export function namesIn({ subjectAltName = '' }: X509Certificate): string[] {
  const entries = subjectAltName.split(', ')
  const of = (kind: string) =>
    entries.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length))
  return [...of('DNS:'), ...of('IP Address:').map(shortAddress)]
}

/** An address of IPv6 without its row of zeros, as in `::1`. */
const shortAddress = (address: string): string =>
  isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : address
