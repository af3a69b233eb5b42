import { expect, it } from 'vitest'
import type { HistoryQuestion, KeptHistory } from './history-store.ts'
import { boundHistory } from './open-history.ts'

it('R-46 very many series are read some at a time, and told as if they came at once', async () => {
  const pieces: (readonly number[])[] = []
  const kept: Pick<KeptHistory, 'read'> = {
    async read({ seriesIds, from }: HistoryQuestion) {
      pieces.push(seriesIds)
      return seriesIds.map((seriesId) => ({ seriesId, from, points: [], next: null, runs: null }))
    },
  }
  // Nothing else is asked of them.
  const history = boundHistory(kept as KeptHistory, {} as Parameters<typeof boundHistory>[1])
  const seriesIds = Array.from({ length: 480 }, (_, nth) => nth)
  const pages = await history.read({
    seriesIds,
    from: 0,
    until: 1_000,
    resolution: 'hour',
    most: 250,
    timeZone: 'UTC',
    now: 1_000,
  })
  expect(pages.map(({ seriesId }) => seriesId)).toEqual(seriesIds)
  expect(pieces.map(({ length }) => length)).toEqual(Array.from({ length: 24 }, () => 20))
})
