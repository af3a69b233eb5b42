import { expect, test } from 'vitest'
import { guessIcon } from './guess-icon.ts'

test.each([
  ['Desk lamp', 'lamp'],
  ['Stehlampe', 'lamp'],
  ['Luz del patio', 'lamp'],
  ['Door lamp', 'lamp'],
  ['Balcony LED', 'lamp'],
  ['Ceiling light', 'ceiling_lamp'],
  ['Deckenlampe', 'ceiling_lamp'],
  ['Ceiling fan', 'fan'],
  ['Ventilateur', 'fan'],
  ['Ventil Beet', 'valve'],
  ['Garden pump', 'pump'],
  ['Bomba de agua', 'pump'],
  ['Pompe', 'pump'],
  ['Water heater', 'heater'],
  ['Heizung Bad', 'heater'],
  ['Chauffage', 'heater'],
  ['गीज़र', 'heater'],
  ['Plant light', 'plant'],
  ['TV socket', 'tv'],
  ['Steckdose', 'socket'],
  ['Garage door', 'door'],
  ['Haustür', 'door'],
  ['Klingel', 'bell'],
  ['Pin 18', null],
  ['Elefant', null],
] as const)('the name %s draws %s', (name, icon) => {
  expect(guessIcon(name)).toBe(icon)
})
