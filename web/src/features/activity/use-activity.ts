import type { ActivityEntry, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { useLive } from '../../live/live.tsx'
import { useDeviceStates } from '../devices/state/use-device-states.ts'
import { type ActivityFilter, queryOf } from './activity-filter.ts'
import { type ActivityPage, newIn, withNewestPage } from './newest-page.ts'

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
 * The activity, the newest first.
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
  // The count of new entries belongs to the filter.
  const [news, setNews] = useState<{ of: string; page: ActivityPage }>()
  const fresh =
    list.data && news?.of === filterText
      ? newIn(list.data, news.page)
      : { entries: [], isGap: false }
  useNews(async () => {
    if (!queries.getQueryData(queryKey)) return
    const page = await askActivity(filter)
    const newest = new Map(page.entries.map((entry) => [entry.id, entry]))
    queries.setQueryData<InfiniteData<ActivityPage>>(queryKey, (data) => {
      const present = data && withNews(data, newest)
      return present && follows ? withNewestPage(present, page) : present
    })
    if (!follows) setNews({ of: filterText, page })
  })
  return {
    list,
    /** How many entries have come since the list was read, as far as they were looked at. */
    newCount: fresh.entries.length,
    /** Whether there may be more of them. */
    isMoreNew: fresh.isGap,
    /** Shows them. */
    showNew() {
      setNews(undefined)
      queries.setQueryData<InfiniteData<ActivityPage>>(
        queryKey,
        (data) => data && news && withNewestPage(data, news.page),
      )
    },
  }
}

/** The same entries as they are now: a command comes to something, a count grows. */
const withNews = (
  data: InfiniteData<ActivityPage>,
  newest: ReadonlyMap<string, ActivityEntry>,
): InfiniteData<ActivityPage> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => newest.get(entry.id) ?? entry),
  })),
})

/** Calls back a moment after a device or the home has changed. */
function useNews(onNews: () => Promise<void>) {
  const states = useDeviceStates()
  const { onMessage } = useLive()
  const refresh = useEffectEvent(onNews)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A failed question is repeated with the next change, or by a reload.
    const ask = () => refresh().catch(() => undefined)
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
