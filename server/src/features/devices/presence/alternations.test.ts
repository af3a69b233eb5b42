import { describe, expect, it } from 'vitest'
import type { ConnectedFrom } from '../records/device-events.ts'
import { Alternations } from './alternations.ts'

const minute = 60_000
const at = (address: string, clientId = 'board'): ConnectedFrom => ({ address, clientId })

/** The notes of connects of one device, a minute apart by default. */
function notedOf(connects: readonly ConnectedFrom[], apartMs = minute) {
  const alternations = new Alternations()
  return connects.map((from, nth) => alternations.note(1, from, nth * apartMs))
}
const last = (connects: readonly ConnectedFrom[], apartMs?: number) =>
  notedOf(connects, apartMs).at(-1)

const [here, there] = [at('10.0.0.7'), at('10.0.0.4')]

describe('boards with one identity', () => {
  it('R-47 are two once they have taken turns three times, and not before', () => {
    expect(notedOf([here, there, here, there, here])).toEqual([
      ...[undefined, undefined, undefined],
      ...[
        ['10.0.0.4', '10.0.0.7'],
        ['10.0.0.4', '10.0.0.7'],
      ],
    ])
  })

  it('R-47 are two also where one of them connects several times in between', () => {
    expect(last([here, here, there, here, here, there])).toEqual(['10.0.0.4', '10.0.0.7'])
  })

  it('R-47 are told apart by their names where a proxy has one address for both', () => {
    const [one, other] = [at('10.0.0.1', 'esp-1'), at('10.0.0.1', 'esp-2')]
    expect(last([one, other, one, other])).toEqual(['10.0.0.1'])
  })

  it('R-47 are two with names that they draw anew each time', () => {
    const drawn = [at('10.0.0.7', 'a'), at('10.0.0.4', 'b'), at('10.0.0.7', 'c')]
    expect(last([...drawn, at('10.0.0.4', 'd')])).toEqual(['10.0.0.4', '10.0.0.7'])
  })

  it.each<[string, ConnectedFrom[], number?]>([
    ['connects again and again', Array.from({ length: 10 }, () => here)],
    ['draws a new name each time', ['a', 'b', 'c', 'd', 'e'].map((name) => at('10.0.0.7', name))],
    ['gets a new address', [here, there, there, there, there]],
    ['goes there and back', [here, there, here]],
    ['moves on', [here, there, at('10.0.0.9'), at('10.0.0.11'), at('10.0.0.12')]],
    ['is at two places in turns of two minutes', [here, there, here, there, here], 2 * minute],
  ])('R-47 one board %s, and is not taken for two', (_how, connects, apartMs) => {
    expect(notedOf(connects, apartMs).filter(Boolean)).toEqual([])
  })

  it('R-47 of one device say nothing of another', () => {
    const alternations = new Alternations()
    const noted = [here, there, here, there].map((from, nth) => alternations.note(nth, from, nth))
    expect(noted.filter(Boolean)).toEqual([])
  })
})
