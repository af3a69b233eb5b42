import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { describe, expect, it } from 'vitest'
import { EntityList } from './entity-list.ts'
import { messageOf } from './node-fields.ts'

const kinds = { switch: 17, input: 12, sensor: 16 }

function listOf(named: readonly [keyof typeof kinds, number][]): EntityList {
  const list = new EntityList()
  for (const [kind, count] of named) {
    for (let key = 0; key < count; key += 1) {
      const text = `${kind}${key}`
      list.add(
        messageOf(kinds[kind], [
          [1, text],
          [2, { fixed: key }],
          [3, text],
        ]),
        10,
      )
    }
  }
  return list
}

describe('the entities of a node', () => {
  it('of more pins or readings than a device may have, as many are known as it may', () => {
    const { all } = listOf([
      ['switch', 100],
      ['sensor', 100],
    ])
    const pins = all.filter(({ declared }) => 'pin' in declared)
    expect([pins.length, all.length - pins.length]).toEqual([
      limits.pinsMax,
      limits.declaredReadingsMax,
    ])
  })

  it.each([
    ['says that it can be stopped', 10, true, true],
    ['says that it cannot be stopped', 10, false, false],
    ['cannot say it yet', 7, false, true],
  ])('a cover that %s has a button for it, or none', (_, minor, supportsStop, stop) => {
    const list = new EntityList()
    list.add(
      messageOf(13, [
        [1, 'blind'],
        [2, { fixed: 1 }],
        [12, supportsStop],
      ]),
      minor,
    )
    expect(list.all[0]).toMatchObject({ declared: { pin: { kind: 'cover', stop } } })
  })

  it('an input of which the node has no state is not known', () => {
    const missing = messageOf(21, [
      [1, { fixed: 0 }],
      [2, true],
      [3, true],
    ])
    expect(listOf([['input', 1]]).stateIn(missing)).toMatchObject({ state: null })
  })

  it('any number but 0 is a yes', () => {
    const list = listOf([
      ['switch', 1],
      ['input', 1],
    ])
    const said = (type: number, value: number) =>
      list.stateIn(
        messageOf(type, [
          [1, { fixed: 0 }],
          [2, value],
        ]),
      )
    expect([said(26, 7), said(26, 0)]).toMatchObject([{ state: 1 }, { state: 0 }])
    expect([said(21, 7), said(21, 0)]).toMatchObject([{ state: 1 }, { state: 0 }])
  })
})
