import type { PassLook } from '@roomwire/contracts/http/opened-pass.ts'
import { useLasting } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { useHeadingFocus } from '../../ui/focus/use-heading-focus.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import { Mark } from '../../ui/look/logo.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { useNow } from '../../ui/time/use-now.ts'
import styles from './pass-entry.module.css'
import { timeLines } from './pass-times.ts'
import { refusalTexts } from './refusal-texts.ts'
import { useIsAsking, usePassVisit } from './use-pass-visit.ts'

/** The page while it shows no switches: what is the matter, and what to do. */
export function PassEntry({
  title,
  text,
  isBusy = false,
  children,
}: {
  title: string
  text?: string
  isBusy?: boolean
  children?: Elements
}) {
  // A wait no longer than this is nobody's news.
  const isShown = useLasting(isBusy, 300, 0) || !isBusy
  return (
    <main className={styles.page} aria-busy={isBusy || undefined}>
      <div className={styles.top}>
        <Mark />
        <span>Roomwire</span>
      </div>
      <div className={isShown ? undefined : styles.waits}>
        <PassHeading key={title} name="Pass">
          {title}
        </PassHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </main>
  )
}

/** Why the pass could not be opened, and what to do. */
export function Refused({ error }: { error: unknown }) {
  const visit = usePassVisit()
  const isAsking = useIsAsking()
  const { title, text, mayTryAgain } = refusalTexts(error)
  return (
    <PassEntry title={title} text={text}>
      {mayTryAgain && (
        <Button large full busy={isAsking} busyText="Trying…" onClick={() => visit.again()}>
          Try again
        </Button>
      )}
    </PassEntry>
  )
}

/** The pass, before this browser takes one of its places. */
export function UseHere({ look: { pass, places_left: left } }: { look: PassLook }) {
  const visit = usePassVisit()
  const isAsking = useIsAsking()
  const now = useNow()
  const isPhone = matchMedia('(pointer: coarse)').matches
  return (
    <PassEntry
      title={isPhone ? 'Use this pass on this phone?' : 'Use this pass in this browser?'}
      text={[`${pass.label}, ${pass.home_name || 'a home'}.`, ...timeLines(pass, now)].join(' ')}
    >
      <p>
        {left === 0
          ? 'Other browsers use it already, and no more can.'
          : `${left === 1 ? 'One more browser' : `${left} more browsers`} can use it. Looking at this page does not count.`}
      </p>
      <Button
        look="primary"
        large
        full
        busy={isAsking}
        busyText="Opening…"
        onClick={() => visit.use()}
      >
        Use this pass
      </Button>
    </PassEntry>
  )
}

/** The one `h1` of the page. It takes the focus when another takes its place. */
export function PassHeading({
  name,
  children,
}: {
  /** The name of the tab, before that of the app. */
  name: string
  children: string
}) {
  const heading = useHeadingFocus()
  return (
    <>
      <title>{`${bidiIsolate(name)} · Roomwire`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
