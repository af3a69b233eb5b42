import { parseJson } from './parse-json.ts'

/*
 * Checks passkeys and their signatures (WebAuthn level 3). A signature does not count if it
 * was made for another site, for another challenge, or before the authenticator had verified
 * its holder (PIN, finger, face).
 */

/** The site of a passkey: its origin, and its name, which WebAuthn calls the RP ID. */
export type Site = { origin: string; name: string }

/** The stored part of a passkey; bytes as base64url. */
export type KnownPasskey = { credentialId: string; publicKey: string; signCount: number }

/** A passkey that a browser has just made; all of it base64url. */
export type NewCredential = { id: string; clientData: string; attestation: string }

/** Ed25519, ES256, RS256 (COSE numbers): what authenticators have. */
export const passkeyAlgorithms = [-8, -7, -257]

// It is loaded at its first use: it takes longer to load than the rest of the server.
const library = () => import('@simplewebauthn/server')

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Reads the challenge in the browser's answer; undefined when the answer is not readable. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const parsed: unknown = parseJson(bytesOf(clientData))
    const isObject = typeof parsed === 'object' && parsed !== null
    const challenge = isObject && 'challenge' in parsed ? parsed.challenge : undefined
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Checks a new passkey and returns what is stored of it; undefined when any check fails. */
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
  }).catch(failedCheck)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { credentialId: id, publicKey: textOf(publicKey), signCount: counter }
}

/**
 * Checks a signature of a known passkey and returns the count that comes with it; undefined
 * when any check fails. A count that does not grow is refused, because it reveals a copy;
 * authenticators that don't count always send 0.
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
  }).catch(failedCheck)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

const credentialOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
})

// The library throws whenever the data from outside is wrong; that is no bug here.
const failedCheck = () => undefined
