import { buttonLooks } from '../../ui/control/button.tsx'

/*
 * Links of the landing page that look like buttons. They are plain anchors and not
 * the router's links, so that they work before any script has run.
 */

/** The look of a link. */
export const outlineLink = buttonLooks({})

/** The look of a quiet link. */
export const quietLink = buttonLooks({ look: 'quiet' })

/** The look of the large main link. */
export const largePrimaryLink = buttonLooks({ look: 'primary', large: true })

/** The look of a large link. */
export const largeLink = buttonLooks({ large: true })
