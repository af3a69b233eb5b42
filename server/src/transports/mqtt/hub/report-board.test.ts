import { expect, it, vi } from 'vitest'
import type { HubBoard } from './hub-board.ts'
import type { OpenBoard } from './open-board.ts'
import { reportState } from './report-board.ts'

it('takes the answer to a command as news, also where it is what a board says first', () => {
  const [tell, recall] = [vi.fn(), vi.fn()]
  const pinOf = (key: string) => ({ key, as: 'flag', field: key, on: 'ON', off: 'OFF' })
  // @ts-expect-error The rest of a board plays no part.
  const board: HubBoard = { pins: [pinOf('asked'), pinOf('other')], readings: [] }
  const said = new Map([['asked', '']])
  // @ts-expect-error Nor does that of a device.
  const own: OpenBoard = { said, tell, recall, isKnown: () => false }
  const first = { isFirst: true, isRetained: true, keepsOld: false }
  reportState(own, board, { asked: 'ON', other: 'ON' }, first)
  expect(tell.mock.calls).toEqual([['state', { pins: { asked: 1 } }]])
  expect(recall.mock.calls).toEqual([[new Map([['other', 1]])]])
})
