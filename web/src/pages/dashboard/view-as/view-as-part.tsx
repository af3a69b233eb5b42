import { useId, useState } from 'react'
import own from '../../../features/accounts/own/own.module.css'
import { useFamily } from '../../../features/members/family/use-family.ts'
import { useGuests } from '../../../features/members/guests/use-guests.ts'
import { usePasses } from '../../../features/members/passes/use-passes.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import styles from './view-as.module.css'
import type { Viewer } from './view-as-dialog.tsx'

const ViewAsDialog = laterDialog(async () => (await import('./view-as-dialog.tsx')).ViewAsDialog)

/** A look at what a member, or whoever holds a pass, sees; for those who manage the home. */
export function ViewAsPart() {
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

/** Everybody whose view can be looked at, by the lists that they stand in. */
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
