import type {
  Favourite,
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { announceNow } from '../../../ui/announce.ts'

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
  const count = localStorage.getItem(favouriteCountKey)
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

/** Whether a pin is a favourite; undefined until that is known. Renders again only when it changes. */
export function useIsFavourite(favourite: Favourite): boolean | undefined {
  const { device_identifier, pin } = favourite
  const select = useCallback(
    (list: readonly Favourite[]) => list.some((one) => isSame(one, { device_identifier, pin })),
    [device_identifier, pin],
  )
  return useQuery({ ...favouritesQuery, select }).data
}

/** Makes a pin a favourite or takes that back. It shows at once, and goes back in words if that fails. */
export function useSetFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Favourite & { is_favourite: boolean }) =>
      callServer<typeof setFavouriteEndpoint>('PUT', '/api/favourites', { body }),
    onMutate: async ({ is_favourite, ...favourite }) => {
      await queries.cancelQueries({ queryKey: favouritesKey })
      queries.setQueryData<readonly Favourite[]>(favouritesKey, (list = []) => {
        const others = list.filter((one) => !isSame(one, favourite))
        return is_favourite ? [...others, favourite] : others
      })
    },
    onError: (error) => announceNow(`Favourite not saved. ${errorMessage(error, '')}`),
    onSettled: () => queries.invalidateQueries({ queryKey: favouritesKey }),
  })
}

const isSame = (a: Favourite, b: Favourite) =>
  a.device_identifier === b.device_identifier && a.pin === b.pin
