import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import { useId } from 'react'
import { paths } from '../../paths.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import styles from './dashboard-scenes.module.css'
import { SceneStrip } from './scene-strip.tsx'

/** The scenes on the dashboard, in one line of a steady height. */
export function DashboardScenes({ scenes }: { scenes: readonly Scene[] }) {
  const id = useId()
  return (
    <section className={styles.scenes} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Scenes</h2>
        <PageLink to={paths.scenes}>All scenes</PageLink>
      </div>
      <SceneStrip scenes={scenes} />
    </section>
  )
}
