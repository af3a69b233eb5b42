import { useState } from 'react'
import { AccountPart } from '../../features/accounts/own/account-part.tsx'
import { ApiTokensPart } from '../../features/accounts/own/api-tokens/api-tokens-part.tsx'
import { HomePart } from '../../features/accounts/own/home-part.tsx'
import { useOwnSessions } from '../../features/accounts/own/own-calls.ts'
import { OwnDetailsPart } from '../../features/accounts/own/own-details-part.tsx'
import { SessionsPart } from '../../features/accounts/own/sessions-part.tsx'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { useWays } from '../../features/sign-in/ways/ways-calls.ts'
import { SignInWaysSection } from '../../features/sign-in/ways/ways-to-sign-in.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { chooseTheme, chosenTheme, themes } from '../../ui/look/theme.ts'
import styles from './settings-view.module.css'
import { ViewAsPart } from './view-as/view-as-part.tsx'

const { Part: ContactDetailsPart } = partFile(
  async () =>
    (await import('../../features/accounts/own/server/contact-details-part.tsx'))
      .ContactDetailsPart,
)

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }

/** The person's account, ways to sign in, API tokens, the views of others, the look of the page on this machine, and for the operator the server. */
export function SettingsView() {
  const { isAdmin, role } = usePerson()
  // What stands under the sessions comes when their number is known: else they would move it.
  const isKnown = [useOwnSessions(), useWays()].every(({ isFetched }) => isFetched)
  return (
    <div className={styles.page}>
      <PageHeading>Settings</PageHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OwnDetailsPart />
          <HomePart />
          <AccountPart />
          <Appearance />
        </div>
        <div className={styles.column}>
          <SessionsPart />
          {isKnown && <SignInWaysSection />}
          {isKnown && isAdmin && <ApiTokensPart />}
          {isKnown && isAdmin && <ViewAsPart />}
          {isKnown && role === 'super_admin' && (
            <PartPlace>
              <ContactDetailsPart />
            </PartPlace>
          )}
        </div>
      </div>
    </div>
  )
}

function Appearance() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <section className={styles.part} aria-labelledby="appearance">
      <h2 id="appearance">Appearance</h2>
      <SegmentedRadio
        legend="Theme in this browser"
        value={theme}
        choices={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={(value) => {
          chooseTheme(value)
          setTheme(value)
        }}
      />
    </section>
  )
}
