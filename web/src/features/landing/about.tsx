import { classNames } from '../../ui/look/class-names.ts'
import styles from './about.module.css'
import landing from './landing.module.css'

const figures = [
  { figure: '10K+', of: 'users' },
  { figure: '50K+', of: 'devices' },
  { figure: '99.9%', of: 'uptime' },
  { figure: '24/7', of: 'support' },
] as const

const reasons = [
  {
    title: 'It never pretends',
    text: 'A press is marked until the device itself has answered. If it does not answer, the page says so.',
  },
  {
    title: 'Wall switches still work',
    text: 'Press the switch on the wall and every open page follows. Nobody at home has to learn anything.',
  },
  {
    title: 'Guest access ends by itself',
    text: 'Give a visitor one room, one device or one lamp, until tonight. When the time is over, so is the access.',
  },
  {
    title: 'It stays at home',
    text: 'Roomwire runs on a machine of your own. Your switches need no cloud.',
  },
] as const

/** The figures, and the reasons to choose us. */
export function About() {
  return (
    <section id="about" tabIndex={-1} aria-labelledby="about-title" className={styles.about}>
      <dl className={styles.figures}>
        {figures.map(({ figure, of }) => (
          <div key={of} className={styles.figure}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <h2 id="about-title" className={classNames(landing.sectionTitle, styles.title)}>
        Why choose us
      </h2>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={styles.reason}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
