import type { Elements } from '../../ui/layout/elements.ts'
import landing from './landing.module.css'
import styles from './services.module.css'

/*
 * Still drawings of the product's modules. They stand beside a name, so they have no
 * name of their own.
 */

function picture(drawing: Elements) {
  return function Picture() {
    return (
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={styles.picture}>
        <rect x="1" y="1" width="118" height="118" rx="16" className={styles.plate} />
        {drawing}
      </svg>
    )
  }
}

/** A room's switches as a row of small plates: on, off, remembered. */
const RoomPicture = picture(
  <>
    <rect x="16" y="22" width="26" height="34" rx="6" className={styles.on} />
    <rect x="47" y="22" width="26" height="34" rx="6" className={styles.off} />
    <rect x="78" y="22" width="26" height="34" rx="6" className={styles.on} />
    <rect x="16" y="64" width="26" height="34" rx="6" className={styles.off} />
    <rect x="47" y="64" width="26" height="34" rx="6" className={styles.on} />
    <rect x="78" y="64" width="26" height="34" rx="6" className={styles.off} />
    <path d="M78 82l18-18M79 94l24-24M88 98l16-16" className={styles.hatch} />
  </>,
)

/** A rocker and its lamp. */
const RockerPicture = picture(
  <>
    <rect x="12" y="12" width="96" height="96" rx="10" className={styles.lit} />
    <circle cx="30" cy="30" r="12" className={styles.glow} />
    <circle cx="30" cy="30" r="7" className={styles.on} />
    <rect x="52" y="22" width="38" height="76" rx="7" className={styles.trough} />
    <rect x="52" y="60" width="38" height="38" rx="7" className={styles.part} />
  </>,
)

/** The knob of a fan. */
const KnobPicture = picture(
  <>
    <rect x="12" y="12" width="96" height="96" rx="10" className={styles.lit} />
    <circle cx="60" cy="60" r="27" className={styles.part} />
    <path d="M67 53l11-11" className={styles.mark} />
    <circle cx="33" cy="87" r="3.5" className={styles.step} />
    <circle cx="33" cy="33" r="3.5" className={styles.step} />
    <circle cx="87" cy="33" r="4.5" className={styles.on} />
    <circle cx="87" cy="87" r="3.5" className={styles.step} />
  </>,
)

/** A keyhole. */
const KeyPicture = picture(
  <>
    <rect x="12" y="12" width="96" height="96" rx="10" className={styles.rest} />
    <circle cx="60" cy="60" r="32" className={styles.part} />
    <path d="M60 44a8 8 0 013.6 15.2L66 75H54l2.4-15.8A8 8 0 0160 44z" className={styles.keyhole} />
  </>,
)

const services = [
  {
    name: 'Smart Home',
    text: 'Every room on one page: what is on, what is off, and what is out of reach, before you read a word.',
    Picture: RoomPicture,
  },
  {
    name: 'Intelligent Lighting',
    text: 'Switch a lamp from the sofa or the gate, and see that it really is on.',
    Picture: RockerPicture,
  },
  {
    name: 'Connected Devices',
    text: 'Switches, fan regulators and water tanks report live, each with its own address and its own secret.',
    Picture: KnobPicture,
  },
  {
    name: 'Security Systems',
    text: 'Family and guests reach what you gave them and nothing else. You can end any access at once.',
    Picture: KeyPicture,
  },
] as const

/** The services, each with a picture. */
export function Services() {
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-labelledby="services-title"
      className={styles.services}
    >
      <h2 id="services-title" className={landing.sectionTitle}>
        Services
      </h2>
      <ul className={styles.serviceList}>
        {services.map(({ name, text, Picture }) => (
          <li key={name} className={styles.service}>
            <Picture />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
