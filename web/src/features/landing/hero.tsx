import { paths } from '../../paths.ts'
import { DemoBoard } from './demo/demo-board.tsx'
import styles from './hero.module.css'
import { largeLink, largePrimaryLink } from './link-looks.ts'
import { InvitedOnly, RegisterLink, type RegistrationState } from './register-link.tsx'

/** The product in one sentence, beside a demo of it. */
export function Hero({ registration }: { registration: RegistrationState }) {
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-title" className={styles.hero}>
      <div>
        <h1 id="home-title" className={styles.display}>
          The switchboard of your home, in your hand.
        </h1>
        <p className={styles.lead}>
          Lights, fans and the water tank on one live panel. Press on the page and the lamp follows.
          Press the wall switch and the page follows.
        </p>
        <div className={styles.ways}>
          <RegisterLink registration={registration} className={largePrimaryLink}>
            Create an account
          </RegisterLink>
          <a href={paths.login} className={largeLink}>
            Sign in
          </a>
        </div>
        <InvitedOnly registration={registration} className={styles.invited} />
      </div>
      <DemoBoard />
    </section>
  )
}
