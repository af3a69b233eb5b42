import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { systemClock } from '../platform/clock.ts'
import { DataFolderError } from '../platform/keys.ts'
import { SettingError } from '../platform/setting.ts'
import { checkPair, namesIn, readPair } from '../platform/tls/key-pair.ts'
import { isHomeAddress } from '../platform/tls/machine-names.ts'
import {
  foundAuthority,
  hasAuthority,
  ownPairFiles,
  readAuthority,
  removeAuthority,
  renewCertificate,
} from '../platform/tls/own-files.ts'
import { configOfTool, expectKeys } from './data-folder.ts'
import { runProgram } from './run-program.ts'

/* Gives a home an authority of its own, and its machine a certificate: HTTPS without a public name. */

const usage = `Makes a certificate of your home's own for this machine, so that it speaks HTTPS.

Usage: npm run certificate [-- [--name NAME] [--show] [--new] [--remove] [settings]]

  --name NAME   A further name or address of this machine for the certificate, such as a name that
                your router gives it. May be repeated. Only with the first one or --new.
  --show        Shows the fingerprint of the authority, and changes nothing.
  --new         Makes a new authority in the place of the present one, for instance after its key
                was stolen: each phone must install the new one.
  --remove      Removes the authority. The next start speaks no TLS.
  --help        Shows this.

The next start speaks HTTPS and MQTT over TLS, renews the certificate by itself, and shows phones
how to trust it. The settings are those of npm start; --data chooses the Roomwire.
`

const own = ['--show', '--new', '--remove'] as const
type Flag = (typeof own)[number]

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const { flags, names, rest } = readOwn(args)
  const { data } = configOfTool(rest)
  if (flags.has('--remove')) return remove(data)
  if (flags.has('--show')) return show(data)
  const isNew = flags.has('--new') || !hasAuthority(data)
  if (!isNew && names.length > 0) {
    throw new SettingError(
      'The authority of this home is for the names that it was made with. To add one, make it anew with --new.',
    )
  }
  expectKeys(data)
  if (isNew) await foundAuthority(data, names, systemClock.now())
  else await renewCertificate(data, systemClock.now())
  show(data)
  process.stdout.write(
    'Start Roomwire again: it speaks HTTPS then, and says where phones find the authority.\n',
  )
}

function expectAuthority(data: string): void {
  if (hasAuthority(data)) return
  throw new DataFolderError(`There is no authority in ${data}. npm run certificate makes one.`)
}

/** The fingerprint, as the page for phones shows it, and for what the certificate is. */
function show(data: string): void {
  expectAuthority(data)
  const { fingerprint256, validToDate } = new X509Certificate(readAuthority(data).cert)
  const files = ownPairFiles(data)
  const certificate = checkPair(readPair(files), files)
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const lines = [
    'Fingerprint of the authority (SHA-256):',
    `  ${fingerprint256}`,
    `It ends on ${day(validToDate)}.`,
    'The certificate of this machine is for',
    ...namesIn(certificate).map((name) => `  ${name}`),
    `until ${day(certificate.validToDate)}, and is renewed before.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function remove(data: string): void {
  expectAuthority(data)
  removeAuthority(data)
  process.stdout.write(
    'The authority is removed. The next start speaks no TLS. Remove it from the phones too.\n',
  )
}

type Options = { flags: Set<Flag>; names: string[]; rest: string[] }

/** Reads the options of this program; the rest are settings. */
function readOwn(args: readonly string[]): Options {
  const read: Options = { flags: new Set(), names: [], rest: [] }
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const flag = own.find((one) => one === arg)
    if (flag) read.flags.add(flag)
    else if (arg === '--name') read.names.push(readName(left.shift() ?? ''))
    else if (arg.startsWith('--name=')) read.names.push(readName(arg.slice('--name='.length)))
    else read.rest.push(arg)
  }
  return read
}

const dnsName = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/

/** @throws SettingError for what no certificate of a home is made for. */
function readName(text: string): string {
  const name = text.trim().toLowerCase()
  if (isIP(name) === 4 && isHomeAddress(name)) return name
  if (isIP(name) === 0 && dnsName.test(name) && !/^[\d.]+$/.test(name)) return name
  throw new SettingError(
    `--name must be a name such as pi.fritz.box, or an IPv4 address of a home network, not '${text}'`,
  )
}

await runProgram(main)
