import { isIP } from 'node:net'
import { email } from '@roomwire/contracts/vocabulary/fields.ts'
import { BusAddressError, readBusAddress } from './bus/bus-address.ts'

/** A setting can't be used; the message says which one and why. */
export class SettingError extends Error {}

/** A setting: its flag, its variable in the environment, its default, one sentence about it. */
export type Setting<T> = {
  flag: string
  env: string
  /** Shown by --help; the value used when nothing is set. */
  default: T
  description: string
  /** @throws SettingError. */
  read(text: string, name: string): T
}

/**
 * Reads a command line: `--flag text`, `--flag=text`, and for a yes-or-no setting also `--flag`
 * and `--no-flag`. The last one of several counts.
 * @throws SettingError for an unknown flag, and for a flag without a text.
 */
export function readFlags(
  args: readonly string[],
  known: readonly string[],
  yesOrNo: readonly string[],
): Map<string, string> {
  const flags = new Map<string, string>()
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [name, inline] = splitOnce(arg)
    const denied = yesOrNo.find((flag) => arg === flag.replace('--', '--no-'))
    if (denied) flags.set(denied, 'no')
    else if (yesOrNo.includes(arg)) flags.set(arg, 'yes')
    else if (known.includes(name)) {
      const text = (inline ?? left.shift())?.trim()
      // An empty text is not 'not set': an empty --host would let everybody in.
      if (!text) throw new SettingError(`${name} needs a value`)
      flags.set(name, text)
    } else throw noSuchSetting(name)
  }
  return flags
}

function noSuchSetting(name: string): SettingError {
  // Only a plain name is repeated: anything else may contain a password.
  const shown = /^[\w-]{1,40}$/.test(name) ? name : 'like one of these'
  return new SettingError(`There is no setting ${shown}. See --help for all of them.`)
}

function splitOnce(arg: string): [string, string | undefined] {
  const at = arg.indexOf('=')
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)]
}

/*
 * Each of these reads the text of one setting; `name` is its flag or its variable. They throw
 * a SettingError that says what the text must be.
 */

export const readText = (text: string): string => text

/** The text is not repeated. */
export function readToken(text: string, name: string): string {
  if (/^[\w.~+/=-]{24,200}$/.test(text)) return text
  throw new SettingError(
    `${name} must be 24 to 200 letters, digits or . _ ~ + / = -, for example from openssl rand -hex 24`,
  )
}

export function readPort(text: string, name: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new SettingError(`${name} must be a port from 0 to 65535, not '${text}'`)
}

export function readPositive(text: string, name: string): number {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new SettingError(`${name} must be a positive number, not '${text}'`)
}

export function readYesNo(text: string, name: string): boolean {
  if (/^(yes|true|1|on)$/i.test(text)) return true
  if (/^(no|false|0|off)$/i.test(text)) return false
  throw new SettingError(`${name} must be yes or no, not '${text}'`)
}

export function readCount(text: string, name: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new SettingError(`${name} must be a whole number from 1, not '${text}'`)
}

export function readOneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string, name: string): Choice => {
    const choice = choices.find((one) => one === text)
    if (choice !== undefined) return choice
    throw new SettingError(`${name} must be one of ${choices.join(', ')}, not '${text}'`)
  }
}

export function readProxies(text: string, name: string): string {
  if (text.split(',').every((address) => isAddressOrNetwork(address.trim()))) return text
  throw new SettingError(
    `${name} must be IP addresses or networks such as 10.0.0.2 or 10.0.0.0/24, with commas between, not '${text}'`,
  )
}

/** Networks as those of proxies, or `off` for none. */
export const readNetworks = (text: string, name: string): string =>
  text === 'off' ? '' : readProxies(text, name)

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

export function readEmail(text: string, name: string): string {
  const { data } = email.safeParse(text)
  if (data !== undefined) return data
  throw new SettingError(`${name} must be an email address, not '${text}'`)
}

export function readPhone(text: string, name: string): string {
  if (/^\+?[\d\s().-]{3,32}$/.test(text) && /\d/.test(text)) return text
  throw new SettingError(`${name} must be a phone number such as +44 20 7946 0000, not '${text}'`)
}

/** A URL with the name of a server; that of a database may name a socket in its query instead. */
export function readUrl(protocols: readonly string[], { mayLackHost = false } = {}) {
  return (text: string, name: string): string => {
    // The text is not repeated: it may contain a password.
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !protocols.includes(url.protocol)) {
      throw new SettingError(`${name} must be a URL that starts with ${protocols.join('// or ')}//`)
    }
    if (url.hostname || mayLackHost) return text
    throw new SettingError(`${name} must name a server, e.g. ${url.protocol}//host`)
  }
}

/** The address of a website: links are made of it, and its pages stand at `/`. */
export function readOrigin(text: string, name: string): string {
  const url = new URL(readUrl(['https:', 'http:'])(text, name))
  if (url.href === `${url.origin}/`) return text
  throw new SettingError(`${name} must end after the host and port, e.g. ${url.origin}`)
}

/** The sender of mail, as a letter's From says it. */
export function readSender(text: string, name: string): string {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  if (/^[^\s<>@,\p{Cc}]+@[^\s<>@,\p{Cc}]+$/u.test(address)) return text
  throw new SettingError(`${name} must be an email address, or Name <address>`)
}

/** The URL of an SMS gateway; Twilio's needs the number that it sends from. */
export function readSmsUrl(text: string, name: string): string {
  const known = readUrl(['https:', 'http:', 'twilio+https:', 'twilio+http:'])(text, name)
  const { protocol, searchParams } = new URL(known)
  if (!protocol.startsWith('twilio+') || searchParams.get('from')) return text
  throw new SettingError(`${name} must end with the number that sends, e.g. ?from=+15551234567`)
}

export function readBusUrl(text: string, name: string): string {
  // The text is not repeated: it may contain a password.
  try {
    readBusAddress(text)
    return text
  } catch (cause) {
    if (!(cause instanceof BusAddressError)) throw cause
    throw new SettingError(`${name} ${cause.message}`)
  }
}
