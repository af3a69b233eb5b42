import { X509Certificate } from 'node:crypto'
import { getCACertificates } from 'node:tls'
import { certificatesIn } from './key-pair.ts'

/**
 * Finds the public authority behind a certificate: one of those that browsers know, as Node brings them.
 * @param chain the certificate, followed by those that certify it (PEM)
 * @param roots PEM
 * @returns its certificate; undefined for a home's own authority, and for a chain with a gap
 */
export function publicAuthorityOf(
  chain: string,
  roots: readonly string[] = getCACertificates('bundled'),
): X509Certificate | undefined {
  const known = roots.map((root) => new X509Certificate(root))
  const [server, ...others] = certificatesIn(chain)
  let last = server
  // Each step takes a certificate of the chain away, so a circle ends.
  while (last) {
    const issued = last
    const root = known.find((one) => hasIssued(one, issued))
    if (root) return root
    const at = others.findIndex((one) => hasIssued(one, issued))
    last = at < 0 ? undefined : others.splice(at, 1)[0]
  }
  return undefined
}

const hasIssued = (issuer: X509Certificate, issued: X509Certificate) =>
  issued.checkIssued(issuer) && issued.verify(issuer.publicKey)
