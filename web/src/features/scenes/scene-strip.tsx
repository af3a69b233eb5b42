import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { usePressScene } from '../devices/bulk/bulk-context.ts'
import { SceneMark } from './scene-mark.tsx'
import styles from './scene-strip.module.css'

/** Scenes that are one press away. */
export function SceneStrip({ scenes }: { scenes: readonly Scene[] }) {
  const press = usePressScene()
  const offline = useOffline()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={styles.strip} aria-label="Scenes">
      {scenes.map(({ scene_id, name, may_press, states }) => {
        const isIdle = offline || !may_press || states.length === 0
        return (
          <li key={scene_id}>
            <button
              type="button"
              className={styles.scene}
              aria-disabled={isIdle || undefined}
              onClick={() => !isIdle && press(scene_id, name)}
            >
              <SceneMark name={name} />
              <bdi translate="no">{name}</bdi>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
