import type { ActivityEntry, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { useLive } from '../../live/use-live.ts'
import { useDeviceStates } from '../devices/state/use-device-states.ts'
import { type ActivityFilter, queryOf } from './activity-filter.ts'

type Page = Reply<typeof listActivityEndpoint>

/** One page of what happened, from a place on. */
export const askActivity = (filter: ActivityFilter, before?: string, limit?: number) =>
  callServer<typeof listActivityEndpoint>('GET', '/api/activity', {
    query: {
      ...queryOf(filter),
      ...(before !== undefined && { before }),
      ...(limit !== undefined && { limit: String(limit) }),
    },
  })

/** How soon after something has changed the newest entries are asked for, ms. */
const soonMs = 400

/**
 * What happened, the newest first.
 * @param follows what comes meanwhile is shown at once; else it waits until it is asked for
 */
export function useActivity(filter: ActivityFilter, follows = false) {
  const queryKey = ['activity', filter]
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => askActivity(filter, pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Read anew whenever the page is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const queries = useQueryClient()
  const filterText = JSON.stringify(filter)
  // What was new belongs to the filter.
  const [news, setNews] = useState<{ of: string; entries: ActivityEntry[] }>()
  const fresh = news?.of === filterText ? news.entries : []
  useNews(async () => {
    if (!queries.getQueryData(queryKey)) return
    const { entries } = await askActivity(filter)
    // Meanwhile somebody may have pressed for what was new: that is shown by now.
    const known = queries.getQueryData<InfiniteData<Page>>(queryKey)
    if (!known) return
    const newest = new Map(entries.map((entry) => [entry.id, entry]))
    queries.setQueryData<InfiniteData<Page>>(queryKey, (data) => data && withNews(data, newest))
    const shown = new Set(known.pages.flatMap((page) => page.entries.map(({ id }) => id)))
    const unseen = entries.filter(({ id }) => !shown.has(id))
    if (follows)
      queries.setQueryData<InfiniteData<Page>>(queryKey, (data) => withFirst(data, unseen))
    else setNews({ of: filterText, entries: unseen })
  })
  return {
    list,
    /** How many entries have come since the list was read. */
    newCount: fresh.length,
    /** Shows them. */
    showNew() {
      setNews(undefined)
      queries.setQueryData<InfiniteData<Page>>(queryKey, (data) => withFirst(data, fresh))
    },
  }
}

/** The same entries as they are now: a command comes to something, a count grows. */
const withNews = (
  data: InfiniteData<Page>,
  newest: ReadonlyMap<string, ActivityEntry>,
): InfiniteData<Page> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => newest.get(entry.id) ?? entry),
  })),
})

function withFirst(
  data: InfiniteData<Page> | undefined,
  fresh: ActivityEntry[],
): InfiniteData<Page> | undefined {
  const [first, ...rest] = data?.pages ?? []
  return data && first
    ? { ...data, pages: [{ ...first, entries: [...fresh, ...first.entries] }, ...rest] }
    : data
}

/** Calls back a moment after a device or the home has changed. */
function useNews(onNews: () => Promise<void>) {
  const states = useDeviceStates()
  const { onMessage } = useLive()
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What could not be asked now is asked with the next change, or by a reload.
    const ask = () => tell().catch(() => undefined)
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, soonMs)
    }
    let before = ''
    const look = () => {
      const now = JSON.stringify(
        [...states.devices().values()].map(({ device }) => [
          device.connected,
          device.waterLevelString,
          Object.values({ ...device.pins, ...device.outputs }).map((pin) => [
            pin.lastChange?.at,
            pin.desired,
          ]),
        ]),
      )
      if (before !== '' && now !== before) soon()
      before = now
    }
    look()
    const endStates = states.subscribe(look)
    const endMessages = onMessage((message) => {
      if ('type' in message && message.type === 'homeChanged') soon()
    })
    return () => {
      clearTimeout(timer)
      endStates()
      endMessages()
    }
  }, [states, onMessage])
}
