import { PeopleList } from '../../features/members/people/people-list.tsx'
import type { PeopleRow } from '../../features/members/people/people-rows.ts'
import { WhoChoices } from '../../features/members/people/who-choices.tsx'
import { CodeShown } from '../../features/members/phone/code-shown.tsx'
import type { ShownPart } from './shown-controls.tsx'

const row = (change: Pick<PeopleRow, 'name' | 'role'> & Partial<PeopleRow>): PeopleRow => ({
  key: change.name,
  can: 'Switches Living Room and Terrace',
  until: 'Always',
  hasEnded: false,
  gone: null,
  who: { kind: 'self' },
  ...change,
})

const rows: readonly PeopleRow[] = [
  row({ name: 'Jaya Pillai', role: 'Guest', until: 'Ended 27 Nov 2026, 18:00', hasEnded: true }),
  row({ name: 'Meera (you)', role: 'Owner', can: 'Everything' }),
  row({ name: 'Ravi', role: 'Family', can: 'Switches every room' }),
  row({ name: 'Arjun K.', role: 'Guest', until: 'until 1 Dec 2026, 18:00', gone: 0.6 }),
  row({
    name: 'For the plumber',
    role: 'Pass',
    can: 'Switches Pump of Terrace tank',
    until: 'until 28 Nov 2026, 17:00',
    gone: 0.3,
  }),
]

const link = {
  secret: 'shown-only',
  made_at: 0,
  expires_at: 0,
  signed_in_until: Date.UTC(2026, 11, 28, 18),
  public_url: null,
  network_url: null,
}

/** The parts of People, and the code that brings a phone in. */
export const people: readonly ShownPart[] = [
  { part: 'WhoChoices', states: { 'four ways to let somebody in': () => <WhoChoices /> } },
  {
    part: 'PeopleList',
    states: {
      'a guest whose time is over, the owner, family, a guest, a pass': () => (
        <PeopleList rows={rows} onAsk={() => undefined} />
      ),
    },
  },
  {
    part: 'CodeShown',
    states: {
      'on a server that phones reach': () => (
        <CodeShown username="Meera" link={{ ...link, public_url: 'https://home.example' }} />
      ),
    },
  },
]
