import type { listPassesEndpoint } from '@roomwire/contracts/http/passes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { passesKey } from './passes-key.ts'

/** The passes of the home, to be fetched. */
export const passesQuery = queryOptions({
  queryKey: passesKey,
  queryFn: async () => {
    const { passes } = await callServer<typeof listPassesEndpoint>('GET', '/api/passes')
    // Fetches the table too, so that the page below moves once.
    if (passes.length > 0) await passTable.fetchPart()
    return passes
  },
})

/** The passes of the home, for people who manage it. */
export function usePasses() {
  const { isAdmin } = usePerson()
  return useQuery({ ...passesQuery, enabled: isAdmin })
}

/** The table of passes: a file that homes without a pass never fetch. */
export const passTable = partFile(async () => (await import('./pass-table.tsx')).PassTable)
