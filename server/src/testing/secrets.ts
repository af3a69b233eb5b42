/*
 * The canary of R-24: every secret that a test has sent or was given is kept in
 * mind, and whatever a server has left behind is looked through for it.
 */

const known = new Set<string>()
/** What was also said where no secret belongs: whoever takes their name as a password has none. */
const open = new Set<string>()

/** Fields of calls that carry a secret, in either direction. */
const secretFields =
  /^(token|ticket|device_secret|secret|challenge|code|recovery_codes|(\w+_)?password)$/

/** Shorter ones, and plain words such as a test's wrong password, stand everywhere. */
const isTelling = (text: string) =>
  /^\d{6}$/.test(text) || (text.length >= 8 && !/^(wrong )?[a-z]+$/i.test(text))

/** Keeps a secret in mind for as long as this test file runs. */
export function rememberSecret(text: string): void {
  if (isTelling(text)) known.add(text)
}

/** Keeps in mind what of a call's body, sent or answered, is secret by its name. */
export function rememberSecretsOf(body: unknown): void {
  for (const [name, value] of Object.entries(Object(body))) {
    if (typeof value === 'object') {
      const inner = Array.isArray(value) && secretFields.test(name) ? value : [value]
      for (const one of inner)
        typeof one === 'string' ? rememberSecret(one) : rememberSecretsOf(one)
    } else if (typeof value === 'string') {
      if (secretFields.test(name)) rememberSecret(value)
      else open.add(value)
    }
  }
}

/** Keeps in mind the codes in a letter. */
export function rememberCodesIn(letter: string): void {
  for (const [code] of letter.matchAll(/\b\d{6}\b/g)) rememberSecret(code)
}

/** What gives a secret away by its form, whoever made it. */
const forms: readonly (readonly [what: string, form: RegExp])[] = [
  ['a session token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/],
  ['an address with a token', /[?&]token=[^&\s"'\\]/],
  ['a bearer header', /bearer\s+[\w.-]{10,}/i],
]

/** The secrets that stand in a text, each by what it is and where. */
export function secretsIn(text: string): string[] {
  const words = new Set(text.match(/[\w.-]{6,}/g))
  const closed = [...known.difference(open)]
  const phrases = closed.filter((secret) => !/^[\w.-]+$/.test(secret))
  const found = [
    ...closed.filter((secret) => words.has(secret)),
    ...phrases.filter((secret) => text.includes(secret)),
  ].map((secret) => [`the secret ${secret}`, text.indexOf(secret)] as const)
  const formed = forms.flatMap(([what, form]) => {
    const at = text.search(form)
    return at < 0 ? [] : [[what, at] as const]
  })
  return [...found, ...formed].map(
    ([what, at]) => `${what} in …${text.slice(Math.max(0, at - 80), at + 80)}…`,
  )
}

/**
 * Refuses what a server has left behind when a secret is in it.
 * @throws Error that names each and where it stands.
 */
export function refuseSecretsIn(place: string, text: string): void {
  const found = secretsIn(text)
  if (found.length > 0) throw new Error(`R-24: in ${place} stands ${found.join('\nand ')}`)
}
