import { kindOf, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { formsOfKind, highestState } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** The settings that a device needs to reach its server, and to be let in. */
export type ConnectSettings = {
  server: string
  mqttPort: number
  /** MQTT over TLS, where the server takes it; `authority` is the certificate (PEM) by which a device knows it. */
  tls?: { port: number; authority: string | null } | undefined
  identifier: string
  secret: string
  /** Its address on the local network. */
  ip: string
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
}

const block = /^\/\/ Settings begin:.*?^\/\/ Settings end$/ms

/** The sketch with the settings of one device, and with the pins of its kind. */
export function fillSketch(
  sketch: string,
  { server, mqttPort, tls, identifier, secret }: Omit<ConnectSettings, 'ip' | 'dialect'>,
): string {
  // Where the authority is not known, its place is empty, and TLS is left for servers that take nothing else.
  const isSecure = tls !== undefined && (tls.authority !== null || tls.port === mqttPort)
  const kind = kindOf(identifier)
  const pins = [...formsOfKind(kind)].map(
    ([pin, form]) => `{${quoted(pin)}, ${gpioOf(pin)}, ${highestState(form)}, 0}`,
  )
  const settings = [
    '// Settings begin: fill in your Wi-Fi, the rest is this device’s.',
    'const char *WIFI_NAME = "...", *WIFI_PASSWORD = "...";',
    `const char *SERVER = ${quoted(server)};`,
    `const uint16_t PORT = ${isSecure ? tls.port : mqttPort};`,
    `const char *DEVICE = ${quoted(identifier)}, *SECRET = ${quoted(secret)};`,
    `Pin pins[] = {${pins.join(', ')}};`,
    ...(isSecure ? clientWith(tls.authority ?? '') : ['WiFiClient wifi;', 'void trustServer() {}']),
    '// Settings end',
  ]
  return sketch.replace(block, () => settings.join('\n'))
}

/** Over TLS the board knows its server by the authority. The board package `esp32` checks addresses from 3.0 on, names before. */
const clientWith = (authority: string) => [
  '#include <WiFiClientSecure.h>',
  `const char *AUTHORITY = R"(${authority.trim()}`,
  ')";',
  'WiFiClientSecure wifi;',
  'void trustServer() { wifi.setCACert(AUTHORITY); }',
]

const quoted = (text: string) => JSON.stringify(text)

/** The pump and the LED are named by what they do; the sketch drives these GPIOs for them. */
function gpioOf(pin: PinKey): number {
  if (pin === 'pump') return 18
  return pin === 'led' ? 19 : Number(pin)
}
