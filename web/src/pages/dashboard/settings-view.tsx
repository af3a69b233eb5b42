import { lazy, Suspense, useState } from 'react'
import { usePerson } from '../../features/people/auth.ts'
import { LogoutButton } from '../../features/people/logout-button.tsx'
import { roleLabel } from '../../features/people/person.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SegmentedRadio } from '../../ui/segmented-radio.tsx'
import { chooseTheme, chosenTheme, themes } from '../../ui/theme.ts'
import { dayAndTime } from '../../ui/time-words.ts'
import styles from './settings-view.module.css'

const WaysToSignIn = lazy(async () => ({
  default: (await import('../../features/people/ways/ways-to-sign-in.tsx')).WaysToSignIn,
}))

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }

/** Who one is here, and how the page looks on this machine. */
export function SettingsView() {
  const person = usePerson()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <div className={styles.page}>
      <PageHeading>Settings</PageHeading>
      <section className={styles.part} aria-labelledby="profile">
        <h2 id="profile">Profile</h2>
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>{person.username}</dd>
          <dt>Email</dt>
          <dd>{person.email}</dd>
          <dt>Role</dt>
          <dd>{roleLabel(person)}</dd>
          {person.expiresAt !== null && (
            <>
              <dt>Guest access until</dt>
              <dd>{dayAndTime(person.expiresAt)}</dd>
            </>
          )}
        </dl>
        <LogoutButton />
      </section>
      <section className={styles.part} aria-labelledby="appearance">
        <h2 id="appearance">Appearance</h2>
        <SegmentedRadio
          legend="Theme on this machine"
          value={theme}
          choices={themes.map((value) => ({ value, label: themeNames[value] }))}
          onChange={(value) => {
            chooseTheme(value)
            setTheme(value)
          }}
        />
      </section>
      <Suspense fallback={null}>
        <WaysToSignIn />
      </Suspense>
    </div>
  )
}
