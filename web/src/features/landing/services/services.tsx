import landing from '../landing.module.css'
import { KeyPicture, KnobPicture, RockerPicture, RoomPicture } from './service-pictures.tsx'
import styles from './services.module.css'

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
