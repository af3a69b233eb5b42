import type { Config } from '../config/config.ts'
import type { Demo } from '../demo/demo-home.ts'
import { inUrl } from '../open-ports.ts'
import { addressForOthers } from '../platform/address-for-others.ts'
import type { OpenPorts } from '../transports/http/serve.ts'

/** A server that has just started, as the person at the command line is told of it. */
export type Started = {
  config: Pick<Config, 'host' | 'data' | 'publicUrl' | 'trustedProxy'>
  ports: OpenPorts
  /** The names in its certificate, and whether that is of the home's own authority; undefined without TLS. */
  certificate?: { names: readonly string[]; isOwn: boolean } | undefined
  /** The demo home, with those of its accounts that are still there. */
  demo:
    | (Pick<Demo, 'accounts'> & {
        outboxSecret: string
        /** The secret of the link that lets the owner in; undefined where there is none, or nobody sees it at a terminal. */
        startSecret?: string | undefined
      })
    | undefined
  /** Who can sign in: nobody yet, and then whether somebody may register. */
  people: 'some' | 'none' | 'none, and nobody may register'
  /** Opens the restore of a backup by page; undefined where somebody has registered. */
  restoreCode?: string | undefined
  notes: readonly string[]
  /** Those of this machine. */
  interfaces?: Parameters<typeof addressForOthers>[1]
}

/** The message of a start: where the server is, and what comes next. */
export function welcome({ demo, notes, restoreCode, ...started }: Started): string {
  const places = placesOf(started)
  const lines = [
    'Roomwire is ready.',
    '',
    ...places.map(({ name, text }) => `  ${name.padEnd(10)}${text}`),
    '',
    ...(demo ? demoLines(demo, places[0].text) : [nextText[started.people]]),
    ...(restoreCode === undefined ? [] : restoreLines(restoreCode)),
    ...notes,
    ...hiddenText(started),
  ]
  return `${lines.join('\n')}\n\nCtrl-C stops it.\n`
}

type Place = { name: string; text: string }

/** The places of all parts. An address that means all of them can't be opened itself. */
function placesOf(started: Omit<Started, 'demo' | 'notes' | 'restoreCode'>): [Place, ...Place[]] {
  const { config, ports, certificate, interfaces } = started
  const { host, publicUrl, data } = config
  const isEverywhere = ['0.0.0.0', '::'].includes(host)
  const plainHere = isEverywhere || host === '127.0.0.1' ? 'localhost' : inUrl(host)
  const { https } = ports
  const scheme = https === undefined ? 'http' : 'https'
  // A certificate from elsewhere is good under its own names alone.
  const [name = plainHere] = certificate?.isOwn === false ? certificate.names : []
  const listening = { publicUrl, host, port: https ?? ports.http, scheme } as const
  const others = addressForOthers(listening, interfaces)
  const network = isEverywhere ? others.network : null
  const devices =
    network === null || certificate?.isOwn === false ? name : new URL(network).hostname
  const inNetwork = network === null || certificate?.isOwn === false ? null : network
  return [
    { name: 'Open', text: `${scheme}://${name}:${listening.port}` },
    ...(inNetwork === null ? [] : [{ name: 'At home', text: inNetwork }]),
    ...(others.publicUrl === null ? [] : [{ name: 'Public', text: others.publicUrl }]),
    ...devicePlaces(devices, ports),
    ...(certificate?.isOwn
      ? [
          {
            name: 'Trust',
            text: `http://${devices}:${ports.http}/authority   (first, on each phone)`,
          },
        ]
      : []),
    { name: 'Data', text: data },
  ]
}

function devicePlaces(host: string, { mqtt, mqtts }: OpenPorts): Place[] {
  const places = [
    ...(mqtts === undefined ? [] : [`mqtts://${host}:${mqtts}`]),
    ...(mqtt === undefined ? [] : [`mqtt://${host}:${mqtt}`]),
  ]
  return [{ name: 'Devices', text: `${places.join(' and ')}   (docs/device-protocol.md)` }]
}

const nextText = {
  some: 'Next: open the address and sign in.',
  none: 'Next: open the address and register, then add a room and a device.',
  'none, and nobody may register':
    'Next: make the first account with npm run admin -- create EMAIL, and sign in with it.',
} satisfies Record<Started['people'], string>

const restoreLines = (code: string) => [
  'Or restore a backup there instead of registering.',
  `  Restore code, for this start only: ${code}`,
]

function demoLines(
  { accounts, outboxSecret, startSecret }: NonNullable<Started['demo']>,
  address: string,
): string[] {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length))
  return [
    'A demo home with simulated devices. Its accounts, for this installation only, with their',
    'first passwords:',
    ...accounts.map(({ who, email, password }) => `  ${email.padEnd(width)}  ${password}   ${who}`),
    '',
    `Mail and SMS without a provider: ${address}/api/outbox`,
    `  Outbox secret, for this start only: ${outboxSecret}`,
    '',
    ...(startSecret === undefined
      ? ['Next: open the address, sign in as the owner, enter Living Room, press a switch.']
      : [
          'Next: open this link. It lets you in as the owner, once, within ten minutes:',
          `  ${address}/login#start=${startSecret}`,
          'Then enter Living Room, and press a switch.',
        ]),
    'For a home of your own: npm start -- --no-demo',
  ]
}

/** Who else gets to a server that listens on this machine alone: nobody, where no proxy is set. */
function hiddenText({ config: { host, publicUrl, trustedProxy } }: Pick<Started, 'config'>) {
  const isHidden = ['127.0.0.1', '::1', 'localhost'].includes(host)
  return isHidden && publicUrl === '' && trustedProxy === ''
    ? ['Only this machine can open it. To let your network in: npm start -- --host 0.0.0.0']
    : []
}
