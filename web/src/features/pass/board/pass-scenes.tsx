import type {
  listScenesOfPassEndpoint,
  pressSceneOfPassEndpoint,
  undoSceneOfPassEndpoint,
} from '@roomwire/contracts/http/scenes.ts'
import { useState } from 'react'
import { callWithoutToken } from '../../../api/ask.ts'
import type { TogetherCalls } from '../../devices/together/together-context.ts'
import { TogetherProvider } from '../../devices/together/together-provider.tsx'
import { SceneStrip } from '../../scenes/scene-strip.tsx'
import styles from './pass-later.module.css'
import { useOfPass } from './use-of-pass.ts'

/** The scenes of which the pass may see every pin. */
export function PassScenes({ passId }: { passId: string }) {
  const scenes = useOfPass(askScenes, passId)?.scenes ?? []
  const [calls] = useState(() => callsOfPass(passId))
  return (
    <TogetherProvider calls={calls}>
      {scenes.length > 0 && (
        <section className={styles.part} aria-labelledby="pass-scenes">
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
