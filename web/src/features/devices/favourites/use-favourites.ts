import type { listFavouritesEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { browserStorage } from '../../../ui/browser/storage.ts'

/** The query key of the favourites. */
export const favouritesKey = ['favourites'] as const

/** The favourites, to be fetched. */
export const favouritesQuery = queryOptions({
  queryKey: favouritesKey,
  queryFn: async () => {
    const { favourites } = await callServer<typeof listFavouritesEndpoint>('GET', '/api/favourites')
    return favourites
  },
})

/** Where the browser keeps how many there are; it goes with the session. */
export const favouriteCountKey = 'favourites'

/** How many there were when this browser last saw them; undefined when it never did. */
export function rememberedCount(): number | undefined {
  const count = browserStorage.getItem(favouriteCountKey)
  return count === null ? undefined : Number(count)
}

/** Whether the place that favourites take is known, or cannot be: what stands below may be drawn. */
export function useFavouritesHavePlace(): boolean {
  const { isPending, failureCount } = useFavourites()
  return !isPending || failureCount > 0 || rememberedCount() !== undefined
}

/** This person's favourite pins, the oldest first. */
export function useFavourites() {
  return useQuery(favouritesQuery)
}
