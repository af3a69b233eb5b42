import type {
  changeSceneEndpoint,
  createSceneEndpoint,
  deleteSceneEndpoint,
  Scene,
} from '@roomwire/contracts/http/scenes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { scenesKey } from './scenes-key.ts'

/** A scene as it is sent; without an id a new one. */
type SentScene = Pick<Scene, 'name' | 'states'> & { id: number | undefined }

/** Makes a scene, or changes one. */
export function useSaveScene(onDone: (scene: Scene) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: SentScene) =>
      id === undefined
        ? callServer<typeof createSceneEndpoint>('POST', '/api/scenes', { body })
        : callServer<typeof changeSceneEndpoint>('PUT', '/api/scenes/{id}', {
            path: { id: String(id) },
            body,
          }),
    onSuccess: async (scene) => {
      await queries.invalidateQueries({ queryKey: scenesKey })
      onDone(scene)
    },
  })
}

/** Deletes a scene. */
export function useDeleteScene(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      callServer<typeof deleteSceneEndpoint>('DELETE', '/api/scenes/{id}', {
        path: { id: String(id) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: scenesKey })
      onDone()
    },
  })
}
