import type { turnAllOffEndpoint, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import type { pressSceneEndpoint, undoSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { callServer } from '../../../api/call.ts'
import type { BulkCalls } from './bulk-context.ts'

/** How a signed-in person asks. */
export const callsOfPerson: BulkCalls = {
  ask: (task) =>
    task.kind === 'allOff'
      ? callServer<typeof turnAllOffEndpoint>('POST', '/api/devices/all-off', {
          body: { room_id: task.place.roomId },
        })
      : callServer<typeof pressSceneEndpoint>('POST', '/api/scenes/{id}/press', {
          path: { id: String(task.sceneId) },
        }),
  undo: ({ kind }, token) =>
    kind === 'allOff'
      ? callServer<typeof undoAllOffEndpoint>('POST', '/api/devices/all-off/undo', {
          body: { token },
        })
      : callServer<typeof undoSceneEndpoint>('POST', '/api/scenes/undo', { body: { token } }),
}
