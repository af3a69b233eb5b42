import { expect, test } from 'vitest'
import { alertText, type PinAlert } from './pin-alert.ts'

function alert(name: string, reason: string | null): PinAlert {
  const text =
    reason === null ? `${name} has not answered. Last confirmed OFF.` : `${name}: ${reason}`
  return { pin: '18', name, reason, text, fault: reason !== null, again: 1 }
}

/** Without the marks that keep names of other scripts apart. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test('LIVE-2 one pin that has not answered is shown with its last confirmed state', () => {
  expect(alertText([alert('Lamp', null)])).toBe('Lamp has not answered. Last confirmed OFF.')
})

test('LIVE-2 beside another message a pin that has not answered is named in short', () => {
  const alerts = [alert('Lamp', null), alert('Pump', 'The device is offline.')]
  expect(plain(alertText(alerts))).toBe('Lamp has not answered. Pump: The device is offline.')
})

test('LIVE-2 several pins of a plate share one message: those with the same to say are named together', () => {
  const alerts = [
    alert('Lamp', null),
    alert('Pump', 'The device is offline.'),
    alert('TV', null),
    alert('Fan', 'The device is offline.'),
    alert('Socket', null),
  ]
  expect(plain(alertText(alerts))).toBe(
    'Lamp, TV and Socket have not answered. Pump and Fan: The device is offline.',
  )
})

test('LIVE-2 a reason that a device gives without a full stop does not run into what follows it', () => {
  const alerts = [alert('String lights', 'Told to refuse'), alert('Exhaust fan', null)]
  expect(plain(alertText(alerts))).toBe(
    'String lights: Told to refuse. Exhaust fan has not answered.',
  )
  const same = [alert('Lamp', 'Told to refuse'), alert('TV', 'Told to refuse')]
  expect(plain(alertText(same))).toBe('Lamp and TV: Told to refuse')
})
