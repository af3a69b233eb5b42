import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import { expect, test } from 'vitest'
import { aDevice } from '../state/a-device.ts'
import { takeAllDevices } from '../state/apply-live-message.ts'
import { foldText } from './room-tiles.ts'

const off = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const input: Pin = {
  ...off,
  form: { kind: 'input', senses: 'contact', texts: ['Closed', 'Open'] },
}
const pins = { '18': { ...off, state: 1 }, '19': off, '21': input, '25': input }
const boards = [
  aDevice({ pins }),
  aDevice({ deviceIdentifier: 'SC-000002', pins: { '18': off }, connected: false }),
]
const fold = (...all: [deviceIdentifier: string, pin: string][]) =>
  foldText(
    takeAllDevices(new Map(), boards, 2_000),
    all.map(([deviceIdentifier, pin]) => ({ deviceIdentifier, pin })),
  )

test('what a card leaves out is counted: on, off, offline, and what is neither on nor off', () => {
  const here = (pin: string): [string, string] => ['SC-000001', pin]
  expect(fold(here('18'), here('19'), here('21'))).toBe('+ 1 on, 1 off, 1 other')
  expect(fold(here('21'), here('25'))).toBe('+ 2 others')
  expect(fold(['SC-000002', '18'], here('25'))).toBe('+ 1 offline, 1 other')
})
