import { browserStorage } from '../ui/browser/storage.ts'
import { clock } from '../ui/time/clock.ts'
import { Session } from './session.ts'

/** The one session of this page. */
export const session = new Session(browserStorage, clock)
