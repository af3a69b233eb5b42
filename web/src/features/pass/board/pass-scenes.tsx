import type {
  listScenesOfPassEndpoint,
  pressSceneOfPassEndpoint,
  Scene,
  undoSceneOfPassEndpoint,
} from '@roomwire/contracts/http/scenes.ts'
import { useCallback, useEffect, useState } from 'react'
import { callWithoutToken } from '../../../api/call-without-token.ts'
import { useLive } from '../../../live/use-live.ts'
import type { TogetherCalls } from '../../devices/together/together-context.ts'
import { TogetherProvider } from '../../devices/together/together-provider.tsx'
import { SceneStrip } from '../../scenes/scene-strip.tsx'

/** The scenes of which the pass may see every pin. */
export function PassScenes({ passId }: { passId: string }) {
  const scenes = usePassScenes(passId)
  const [calls] = useState(() => callsOfPass(passId))
  return (
    <TogetherProvider calls={calls}>
      {scenes.length > 0 && (
        <section aria-labelledby="pass-scenes">
          <h2 id="pass-scenes">Scenes</h2>
          <SceneStrip scenes={scenes} />
        </section>
      )}
    </TogetherProvider>
  )
}

const askScenes = (id: string) =>
  callWithoutToken<typeof listScenesOfPassEndpoint>('GET', '/api/pass/{id}/scenes', {
    path: { id },
  })

/** They are asked for again whenever something in the home has changed; what cannot be asked is as it was. */
function usePassScenes(passId: string): readonly Scene[] {
  const { onMessage } = useLive()
  const [scenes, setScenes] = useState<readonly Scene[]>([])
  const ask = useCallback(() => {
    askScenes(passId).then(
      (answer) => setScenes(answer.scenes),
      () => undefined,
    )
  }, [passId])
  useEffect(() => {
    ask()
    return onMessage((message) => {
      if ('type' in message && message.type === 'homeChanged') ask()
    })
  }, [ask, onMessage])
  return scenes
}

const callsOfPass = (id: string): TogetherCalls => ({
  async ask(task) {
    if (task.kind !== 'scene') throw new Error('a pass has no All off')
    return callWithoutToken<typeof pressSceneOfPassEndpoint>(
      'POST',
      '/api/pass/{id}/scenes/{sceneId}/press',
      { path: { id, sceneId: String(task.sceneId) } },
    )
  },
  undo: (_task, token) =>
    callWithoutToken<typeof undoSceneOfPassEndpoint>('POST', '/api/pass/{id}/scenes/undo', {
      path: { id },
      body: { token },
    }),
})
