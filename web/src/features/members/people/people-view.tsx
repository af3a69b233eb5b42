import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../../ui/layout/page-header.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { useFamily, useOtherOwners } from '../family/use-family.ts'
import { useGuests } from '../guests/use-guests.ts'
import { useJoinCodes } from '../invite/use-join-codes.ts'
import { usePasses } from '../passes/use-passes.ts'
import { type PeopleAsked, PeopleDialog } from './people-dialogs.tsx'
import { PeopleList } from './people-list.tsx'
import { countText, peopleRows } from './people-rows.ts'
import styles from './people-view.module.css'
import { WhoChoices } from './who-choices.tsx'

/** Everybody who can use the home, and the ways to let somebody in, for people who manage it. */
export function PeopleView() {
  const { isAdmin } = usePerson()
  return (
    <div className={styles.page}>
      <PageHeading>People</PageHeading>
      {isAdmin ? (
        <>
          <WhoChoices />
          <Everybody />
        </>
      ) : (
        <EmptyState
          title="Only owners see this page"
          action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
        />
      )}
    </div>
  )
}

function Everybody() {
  const self = usePerson()
  const now = useNow()
  const [asked, setAsked] = useState<PeopleAsked | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const queries = {
    owners: useOtherOwners(),
    family: useFamily(),
    guests: useGuests(),
    passes: usePasses(),
    codes: useJoinCodes(),
  }
  const all = Object.values(queries)
  const failed = all.find(({ isError }) => isError)
  const { owners, family, guests, passes, codes } = queries
  const close = () => setAsked(null)
  const rows = peopleRows(
    {
      self,
      owners: owners.data ?? [],
      family: family.data ?? [],
      guests: guests.data ?? [],
      passes: passes.data ?? [],
      codes: codes.data ?? [],
    },
    { now, zone: self.homeTimeZone },
  )
  const isKnown = all.every(({ isFetched }) => isFetched)
  return (
    <section aria-labelledby="everybody">
      <div className={styles.titleRow}>
        <h2 ref={heading} id="everybody" tabIndex={-1}>
          Everybody in this home
        </h2>
        {isKnown && <p className={styles.count}>{countText(rows)}</p>}
      </div>
      {failed && <RetryNotice query={failed}>Could not load everybody</RetryNotice>}
      {isKnown && <PeopleList rows={rows} onAsk={setAsked} />}
      {isKnown && rows.length === 1 && !failed && (
        <p className={styles.hint}>Nobody else yet. Choose above who it is for.</p>
      )}
      {asked && (
        <PeopleDialog
          asked={asked}
          passes={passes.data ?? []}
          onClose={close}
          onRowGone={() => {
            close()
            returnFocus()
          }}
        />
      )}
    </section>
  )
}
