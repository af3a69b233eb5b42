/*
 * Checks what a browser says a passkey has signed (WebAuthn level 3). Nothing
 * counts that was signed for another site, for another challenge, or without
 * the authenticator having verified who holds it (PIN, finger, face).
 */

/** The site a passkey is for: its origin, and its name, which WebAuthn calls the RP ID. */
export type Site = { origin: string; name: string }

/** What is kept of a passkey; bytes as base64url. */
export type KnownPasskey = { credentialId: string; publicKey: string; signCount: number }

/** A passkey that a browser has just made; all of it base64url. */
export type NewCredential = { id: string; clientData: string; attestation: string }

/** Ed25519, ES256, RS256 (COSE numbers): what authenticators have. */
export const passkeyAlgorithms = [-8, -7, -257]

// Loaded when it is first needed: it takes longer to load than all the rest of the server.
const library = () => import('@simplewebauthn/server')

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The challenge that was answered, as the browser wrote it down; undefined when it wrote nothing readable. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const isObject = typeof said === 'object' && said !== null
    const challenge = isObject && 'challenge' in said ? said.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The passkey that was made, or undefined when anything about it is not as it must be. */
export async function checkNewPasskey(
  site: Site,
  challenge: string,
  made: NewCredential,
): Promise<KnownPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response: {
      ...credentialOf(made.id),
      response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(notAsItMustBe)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { credentialId: id, publicKey: textOf(publicKey), signCount: counter }
}

/**
 * The count that comes with a signature of a known passkey, or undefined when
 * anything about it is not as it must be. A count that does not grow is refused:
 * it tells of a copy; authenticators that don't count always say 0.
 */
export async function checkSignature(
  site: Site,
  challenge: string,
  signed: { clientData: string; authenticatorData: string; signature: string },
  known: KnownPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: {
      ...credentialOf(known.credentialId),
      response: {
        clientDataJSON: signed.clientData,
        authenticatorData: signed.authenticatorData,
        signature: signed.signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.name,
    credential: {
      id: known.credentialId,
      publicKey: bytesOf(known.publicKey),
      counter: known.signCount,
    },
  }).catch(notAsItMustBe)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

const credentialOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

// The library throws for whatever is wrong with what came from outside; none of it is a fault of ours.
const notAsItMustBe = () => undefined
