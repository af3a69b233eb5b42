import { expect, test } from 'vitest'
import { guessRoomKind } from './room-kind.ts'

test.each([
  ['Living Room', 'living'],
  ['Wohnzimmer', 'living'],
  ['Sala de estar', 'living'],
  ['Kitchen', 'kitchen'],
  ['Küche', 'kitchen'],
  ['Bedroom 2', 'bed'],
  ['Schlafzimmer', 'bed'],
  ['Chambre des enfants', 'kids'],
  ['Kids’ Room', 'kids'],
  ['Bathroom', 'bath'],
  ['Salle de bain', 'bath'],
  ['Arbeitszimmer', 'study'],
  ['Garage', 'garage'],
  ['Roof terrace', 'terrace'],
  ['Flur', 'hall'],
  ['रसोई', 'kitchen'],
  ['R2-D2', 'other'],
])('%s is drawn as %s', (name, kind) => {
  expect(guessRoomKind(name)).toBe(kind)
})
