import { useId, useState } from 'react'
import { AccountPart } from '../../features/accounts/own/account-part.tsx'
import { ApiTokensPart } from '../../features/accounts/own/api-tokens-part.tsx'
import { HomePart } from '../../features/accounts/own/home-part.tsx'
import own from '../../features/accounts/own/own.module.css'
import { useOwnSessions } from '../../features/accounts/own/own-calls.ts'
import { OwnDetailsPart } from '../../features/accounts/own/own-details-part.tsx'
import { SessionsPart } from '../../features/accounts/own/sessions-part.tsx'
import { useFamily } from '../../features/members/family/use-family.ts'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { usePasses } from '../../features/members/passes/use-passes.ts'
import { PhonePart } from '../../features/members/phone/phone-part.tsx'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { useWays } from '../../features/sign-in/ways/ways-calls.ts'
import { SignInWaysSection } from '../../features/sign-in/ways/ways-to-sign-in.tsx'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { chooseTheme, chosenTheme, themes } from '../../ui/look/theme.ts'
import styles from './settings-view.module.css'
import type { Viewer } from './view-as-dialog.tsx'

const { Part: ContactDetailsPart } = partFile(
  async () =>
    (await import('../../features/accounts/own/contact-details-part.tsx')).ContactDetailsPart,
)

const { Part: ServerPart } = partFile(
  async () => (await import('./server/server-part.tsx')).ServerPart,
)

const { Part: BackupsPart } = partFile(
  async () => (await import('../../features/accounts/own/backups-part.tsx')).BackupsPart,
)

const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }

/** The person's account, the way to their phone, ways to sign in, API tokens, the views of others, the look of the page on this machine, and for the operator the server. */
export function SettingsView() {
  const { isAdmin, role } = usePerson()
  // The rest stands under the sessions once their number is known: otherwise they would move it.
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
          {isKnown && <PhonePart />}
          {isKnown && <SignInWaysSection />}
          {isKnown && isAdmin && <ApiTokensPart />}
          {isKnown && isAdmin && <ViewAsPart />}
          {isKnown && isAdmin && (
            <PartPlace>
              <BackupsPart />
            </PartPlace>
          )}
          {isKnown && role === 'super_admin' && (
            <PartPlace>
              <ContactDetailsPart />
            </PartPlace>
          )}
          {isKnown && isAdmin && (
            <PartPlace>
              <ServerPart />
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

const ViewAsDialog = laterDialog(async () => (await import('./view-as-dialog.tsx')).ViewAsDialog)

/** Shows managers the home as a member or a pass's holder sees it. */
function ViewAsPart() {
  const lists = useViewers()
  const [chosen, setChosen] = useState('')
  const [viewer, setViewer] = useState<Viewer | null>(null)
  const offline = useOffline()
  const titleId = useId()
  const all = lists.flatMap(({ viewers }) => viewers)
  const one = all.find(({ key }) => key === chosen) ?? all[0]
  const isKnown = lists.every(({ query }) => query.data)
  return (
    <section className={own.part} aria-labelledby={titleId}>
      <h2 id={titleId}>View as somebody else</h2>
      <p className={own.intro}>
        See the rooms and switches that a guest, a family member or a pass holder sees now. You
        cannot switch there, and each view is logged.
      </p>
      {lists.map(
        ({ label, query }) =>
          query.isError && (
            <RetryNotice key={label} query={query}>
              {`Could not load ${label.toLowerCase()}`}
            </RetryNotice>
          ),
      )}
      {isKnown && all.length === 0 && <p>There are no guests, family or passes yet.</p>}
      {one && (
        <div className={styles.choice}>
          <SelectField
            label="Who"
            value={one.key}
            onChange={({ target }) => setChosen(target.value)}
          >
            {lists.map(
              ({ label, viewers }) =>
                viewers.length > 0 && (
                  <optgroup key={label} label={label}>
                    {viewers.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </SelectField>
          <Button disabled={offline} onClick={() => setViewer(one)}>
            View
          </Button>
        </div>
      )}
      {viewer && <ViewAsDialog viewer={viewer} onClose={() => setViewer(null)} />}
    </section>
  )
}

/** A viewer, as an option of the select. */
type ViewerChoice = Viewer & { key: string }

/** Everybody whose view can be shown, by the lists that they stand in. */
function useViewers() {
  const [guests, family, passes] = [useGuests(), useFamily(), usePasses()]
  const ofPeople = (people: readonly { user_id: number; username: string }[] = []) =>
    people.map<ViewerChoice>(({ user_id, username }) => ({
      key: `user ${user_id}`,
      name: username,
      query: { user_id: String(user_id) },
    }))
  const ofPasses = (passes.data ?? []).map<ViewerChoice>(({ pass_id, label }) => ({
    key: `pass ${pass_id}`,
    name: label,
    query: { pass_id: String(pass_id) },
  }))
  return [
    { label: 'Guests', query: guests, viewers: ofPeople(guests.data) },
    { label: 'Family', query: family, viewers: ofPeople(family.data) },
    { label: 'Passes', query: passes, viewers: ofPasses },
  ]
}
