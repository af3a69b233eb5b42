import { kindOf, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formsOfKind, highestState } from '@roomwire/contracts/vocabulary/pin-form.ts'

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
  const pins = [...formsOfKind(kind)].map(
    ([pin, form]) => `{${quoted(pin)}, ${gpioOf(pin)}, ${highestState(form)}, 0}`,
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
