import { PageHeading } from '../../ui/layout/page-header.tsx'
import styles from './components-page.module.css'
import { controls } from './shown-controls.tsx'
import { home } from './shown-home.tsx'
import { house } from './shown-house.tsx'
import { layout } from './shown-layout.tsx'
import { messages } from './shown-messages.tsx'
import { people } from './shown-people.tsx'
import { rooms } from './shown-rooms.tsx'
import { tiles } from './shown-tiles.tsx'

/** Every part of web/src/ui in every state, the tiles, the house and the people, in both themes, for developers (`npm run dev`). */
export function ComponentsPage() {
  return (
    <main className={styles.page}>
      <PageHeading>Components</PageHeading>
      <p>Each part of web/src/ui in each of its states, light and then dark.</p>
      {[...controls, ...messages, ...layout, ...tiles, ...rooms, ...house, ...home, ...people].map(
        ({ part, states }) => (
          <section key={part} aria-label={part}>
            <h2>{part}</h2>
            {Object.entries(states).map(([state, Shown]) => (
              <div key={state}>
                <h3 className={styles.state}>{state}</h3>
                <div className={styles.both}>
                  <div className={styles.light}>
                    <Shown />
                  </div>
                  <div className={styles.dark}>
                    <Shown />
                  </div>
                </div>
              </div>
            ))}
          </section>
        ),
      )}
    </main>
  )
}
