import { paths } from '../paths.ts'
import { toast } from '../ui/control/toast.tsx'
import { buttonName, type Kept, readKept } from '../ui/form/kept/kept-forms.ts'
import { navigate } from '../ui/router/router.tsx'
import { clock } from '../ui/time/clock.ts'

/** How long a page or a dialog may take to come, ms, and how often it is looked for. */
const times = { comesWithinMs: 10_000, lookEveryMs: 50 }

/**
 * Opens the forms again that were open when a session ended by itself: it goes to their page and
 * presses the buttons by which they were opened. A form that stands fills itself (fill-forms.ts). Where
 * that does not lead there, or somebody does something else first, a toast says which form has the text.
 */
export async function reopenForms(kept: Kept): Promise<void> {
  const hasActed = watchForActs()
  const comes = <T>(find: () => T | undefined | false) => waitFor(() => !hasActed() && find())
  // The guard of the sign-in page leads to the dashboard.
  await waitFor(() => location.pathname !== paths.login)
  if (!hasActed()) navigate(kept.page, { state: kept.visit, replace: true })
  for (const opener of kept.openers) {
    const button = await comes(() => stillKept() === null || buttonNamed(opener))
    if (typeof button === 'object') button.click()
  }
  await comes(() => stillKept() === null)
  const [left] = stillKept()?.forms ?? []
  if (left) toast(`Your entries are kept: open ‘${left.title}’ again.`)
}

const stillKept = () => readKept(clock.now())

/** Tells from then on whether somebody has done something by themselves. */
function watchForActs(): () => boolean {
  let hasActed = false
  const note = () => {
    hasActed = true
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, note, { once: true })
  return () => hasActed
}

/**
 * The one button of the page, or of the dialog over it, that is called so and may open something. Where
 * there are several, nobody knows which it was; one that switches or sends something is none.
 */
function buttonNamed(name: string): HTMLButtonElement | undefined {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const found = [...place.querySelectorAll('button')].filter(
    (one) =>
      buttonName(one) === name &&
      one.type !== 'submit' &&
      !one.disabled &&
      !one.hasAttribute('aria-pressed') &&
      one.ariaExpanded !== 'true' &&
      one.checkVisibility(),
  )
  return found.length === 1 ? found[0] : undefined
}

async function waitFor<T>(find: () => T | undefined | false): Promise<T | undefined> {
  for (let waited = 0; waited < times.comesWithinMs; waited += times.lookEveryMs) {
    const found = find()
    if (found) return found
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, times.lookEveryMs)
    await promise
  }
  return undefined
}
