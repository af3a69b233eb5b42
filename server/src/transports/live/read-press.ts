import type { FromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

type Press = Extract<FromBrowser, { type: 'control' }>

/** Fields in this order, once each, with no blanks and no escapes, in ASCII. */
const plainPress =
  /^\{"deviceIdentifier":"([A-Za-z0-9][A-Za-z0-9_.:-]{2,63})","messageId":"([ !#-[\]-~]{1,64})","action":"(on|off|setFanState|pumpOn|pumpOff|ledOn|ledOff)"(?:,"pin":(13|18|19|21|25))?(?:,"state":([0-3]))?\}$/

/** No plain press has more bytes. */
const longest = 256

/**
 * Hot: reads a press in the one shape in which pages write it, without JSON and without a schema.
 * Undefined for all else: that is for the schema, which reads the same from this shape, and says in words
 * what is wrong with others.
 */
export function readPress(bytes: Buffer): Press | undefined {
  if (bytes.length > longest) return undefined
  const found = plainPress.exec(bytes.toString('latin1'))
  if (!found) return undefined
  const [, deviceIdentifier = '', messageId = '', action, pin, state] = found
  // The pattern lets no other action through.
  const press = { type: 'control', deviceIdentifier, messageId, action } as Press
  if (pin !== undefined) press.pin = pin
  // Nor another digit.
  if (state !== undefined) press.state = Number(state) as PinState
  return press
}
