import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useId, useState } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { NewPassDialog } from '../dialogs.ts'
import styles from '../members-section.module.css'
import type { PassAsked } from './pass-table.tsx'
import { passTable, usePasses } from './use-passes.ts'

const PassDialog = laterDialog(async () => (await import('./pass-dialog.tsx')).PassDialog)

/** The passes of the home, for people who manage it: a new one, and those that are given. */
export function PassSection() {
  const query = usePasses()
  const passes = query.data ?? []
  const offline = useOffline()
  const [asked, setAsked] = useState<{ action: PassAsked; pass: Pass } | 'new' | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  const close = () => setAsked(null)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        Passes
      </h2>
      <p className={styles.about}>
        {query.data?.length === 0 && <span>No passes yet. </span>}
        <span>A pass is a link to what you choose, for a limited time, without an account.</span>
      </p>
      {query.isError && <RetryNotice query={query}>Could not load passes</RetryNotice>}
      <div>
        <Button disabled={offline} onClick={() => setAsked('new')}>
          New pass
        </Button>
      </div>
      {passes.length > 0 && (
        <passTable.Part passes={passes} onAsk={(action, pass) => setAsked({ action, pass })} />
      )}
      {asked === 'new' && <NewPassDialog onClose={close} />}
      {asked && asked !== 'new' && (
        <PassDialog
          action={asked.action}
          // As it is now: browsers come and go while the dialog is open.
          pass={passes.find(({ pass_id }) => pass_id === asked.pass.pass_id) ?? asked.pass}
          onClose={close}
          onRevoked={() => {
            close()
            returnFocus()
          }}
        />
      )}
    </section>
  )
}
