import { expect, test } from 'vitest'
import { typedText } from './use-device-draft.ts'

const changed = <Key extends string>(...texts: [Key, string][]) => ({ changed: new Map(texts) })

test('MANAGE-6 the typed text has a line for each field that differs from its saved value', () => {
  const draft = {
    details: changed(['name', 'Kettle'], ['ip', '192.168.1.9']),
    pins: changed(['18', 'Plug by the door']),
    network: changed(['dns', '192.168.1.1']),
  }
  expect(typedText('SC', draft)).toBe(
    'Device name: Kettle\nLocal IP: 192.168.1.9\nPin 18: Plug by the door\nDNS: 192.168.1.1',
  )
})

test('MANAGE-6 the typed text names emptied fields too, and is empty without changes', () => {
  const none = { changed: new Map() }
  const nothing = { details: none, pins: none, network: none }
  expect(typedText('SC', nothing)).toBe('')
  expect(typedText('SC', { ...nothing, details: changed(['name', '']) })).toBe('Device name: ')
})
