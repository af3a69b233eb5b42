import type { Config } from '../config.ts'
import type { Demo } from '../demo/demo-home.ts'
import { addressForOthers } from '../platform/address-for-others.ts'
import { inUrl } from '../start-server.ts'

/** What the person at the command line is told of a server that has just started. */
export type Started = {
  config: Pick<Config, 'host' | 'data' | 'publicUrl' | 'trustedProxy'>
  port: number
  mqttPort: number
  /** The demo home, with those of its accounts that are still there. */
  demo: (Pick<Demo, 'accounts'> & { outboxSecret: string }) | undefined
  /** Who can sign in: nobody yet, and then whether somebody may register. */
  people: 'some' | 'none' | 'none, and nobody may register'
  notes: readonly string[]
  /** Those of this machine. */
  interfaces?: Parameters<typeof addressForOthers>[1]
}

/** Where the server is, and what comes next. */
export function welcome({ demo, notes, ...started }: Started): string {
  const places = placesOf(started)
  const lines = [
    'Roomwire is ready.',
    '',
    ...places.map(({ name, text }) => `  ${name.padEnd(10)}${text}`),
    '',
    ...(demo ? demoLines(demo, places[0].text) : [nextText[started.people]]),
    ...notes,
    ...hiddenText(started),
  ]
  return `${lines.join('\n')}\n\nCtrl-C stops it.\n`
}

type Place = { name: string; text: string }

/** Where each part is found. An address that means all of them can't be opened itself. */
function placesOf({
  config,
  port,
  mqttPort,
  interfaces,
}: Omit<Started, 'demo' | 'notes'>): [Place, ...Place[]] {
  const { host, publicUrl, data } = config
  const isEverywhere = ['0.0.0.0', '::'].includes(host)
  const here = isEverywhere || host === '127.0.0.1' ? 'localhost' : inUrl(host)
  const others = addressForOthers({ publicUrl, host, port }, interfaces)
  const network = isEverywhere ? others.network : null
  const devices = network === null ? here : new URL(network).hostname
  return [
    { name: 'Open', text: `http://${here}:${port}` },
    ...(network === null ? [] : [{ name: 'At home', text: network }]),
    ...(others.publicUrl === null ? [] : [{ name: 'Public', text: others.publicUrl }]),
    { name: 'Devices', text: `mqtt://${devices}:${mqttPort}   (docs/device-protocol.md)` },
    { name: 'Data', text: data },
  ]
}

const nextText = {
  some: 'Next: open the address and sign in.',
  none: 'Next: open the address and register, then add a room and a device.',
  'none, and nobody may register':
    'Next: make the first account with npm run admin -- create EMAIL, and sign in with it.',
} satisfies Record<Started['people'], string>

function demoLines(
  { accounts, outboxSecret }: NonNullable<Started['demo']>,
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
    'Next: open the address, sign in as the owner, enter Living Room, press a switch.',
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
