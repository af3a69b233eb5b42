import {
  highestState,
  kindOf,
  type PinKey,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'

/** What a device needs to reach its server, and to be let in. */
export type ConnectSettings = {
  server: string
  mqttPort: number
  identifier: string
  secret: string
}

const block = /^\/\/ Settings begin:.*?^\/\/ Settings end$/ms

/** The sketch with the settings of one device, and with the pins of its kind. */
export function fillSketch(
  sketch: string,
  { server, mqttPort, identifier, secret }: ConnectSettings,
): string {
  const kind = kindOf(identifier)
  const pins = pinsOf(kind).map(
    (pin) => `{${quoted(pin)}, ${gpioOf(pin)}, ${highestState(kind, pin)}, 0}`,
  )
  const settings = [
    '// Settings begin: fill in your Wi-Fi, the rest is this device’s.',
    'const char *WIFI_NAME = "...", *WIFI_PASSWORD = "...";',
    `const char *SERVER = ${quoted(server)};`,
    `const uint16_t PORT = ${mqttPort};`,
    `const char *DEVICE = ${quoted(identifier)}, *SECRET = ${quoted(secret)};`,
    `Pin pins[] = {${pins.join(', ')}};`,
    '// Settings end',
  ]
  return sketch.replace(block, () => settings.join('\n'))
}

const quoted = (text: string) => JSON.stringify(text)

/** The pump and the LED are named by what they do; the sketch drives these GPIOs for them. */
function gpioOf(pin: PinKey): number {
  if (pin === 'pump') return 18
  return pin === 'led' ? 19 : Number(pin)
}
