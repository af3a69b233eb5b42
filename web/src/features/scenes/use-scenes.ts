import type { listScenesEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { scenesKey } from './scenes-key.ts'

/** The scenes that this person sees, the oldest first. */
export function useScenes() {
  return useQuery({
    queryKey: scenesKey,
    queryFn: async () => {
      const { scenes } = await callServer<typeof listScenesEndpoint>('GET', '/api/scenes')
      return scenes
    },
  })
}
