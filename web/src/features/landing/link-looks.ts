import { buttonLooks } from '../../ui/button-looks.ts'

/*
 * Links of the landing page that look like buttons. They are plain anchors and not
 * the router's links, so that they work before any script has run.
 */

export const primaryLink = buttonLooks({ look: 'primary' })
export const quietLink = buttonLooks({ look: 'quiet' })
export const largePrimaryLink = buttonLooks({ look: 'primary', large: true })
export const largeLink = buttonLooks({ large: true })
