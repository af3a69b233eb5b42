import type { Favourite, setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import {
  notifyManager,
  type QueryClient,
  QueryObserver,
  useQueryClient,
} from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { Listeners } from '../../../ui/browser/listeners.ts'
import { announceNow } from '../../../ui/focus/announce.ts'
import { favouritesKey, favouritesQuery } from './use-favourites.ts'

/** Whether a pin is a favourite; undefined until that is known. Renders again only when it changes. */
export function useIsFavourite({ device_identifier, pin }: Favourite): boolean | undefined {
  const { subscribe, list } = watchFavourites(useQueryClient())
  return useSyncExternalStore(subscribe, () =>
    list()?.some((one) => isSame(one, { device_identifier, pin })),
  )
}

type Watch = {
  subscribe: (listener: () => void) => () => void
  list: () => readonly Favourite[] | undefined
}

const watches = new WeakMap<QueryClient, Watch>()

/** One observer for all stars of a page: with one for each, a room stands later by a tenth. */
function watchFavourites(queries: QueryClient): Watch {
  const before = watches.get(queries)
  if (before) return before
  const listeners = new Listeners()
  const notify = notifyManager.batchCalls(() => listeners.tell())
  let stop: () => void = () => undefined
  const watch: Watch = {
    subscribe: (listener) => {
      // A new one each time: what an ended session has cleared is not heard of any more.
      if (listeners.size === 0) stop = new QueryObserver(queries, favouritesQuery).subscribe(notify)
      const leave = listeners.subscribe(listener)
      return () => {
        leave()
        if (listeners.size === 0) stop()
      }
    },
    list: () => queries.getQueryData<readonly Favourite[]>(favouritesKey),
  }
  watches.set(queries, watch)
  return watch
}

/** Makes a pin a favourite or takes that back. It shows at once, and goes back in words if that fails. */
export function useSetFavourite() {
  const queries = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  async function setFavourite(change: Favourite & { is_favourite: boolean }) {
    setFailed(false)
    try {
      await queries.cancelQueries({ queryKey: favouritesKey })
      queries.setQueryData<readonly Favourite[]>(favouritesKey, (list = []) => {
        const others = list.filter((one) => !isSame(one, change))
        const { is_favourite, ...favourite } = change
        return is_favourite ? [...others, favourite] : others
      })
      await callServer<typeof setFavouriteEndpoint>('PUT', '/api/favourites', { body: change })
    } catch (error) {
      setFailed(true)
      announceNow(`Favourite not saved. ${errorMessage(error, '')}`)
    } finally {
      await queries.invalidateQueries({ queryKey: favouritesKey })
    }
  }
  return { setFavourite, hasFailed }
}

const isSame = (a: Favourite, b: Favourite) =>
  a.device_identifier === b.device_identifier && a.pin === b.pin
