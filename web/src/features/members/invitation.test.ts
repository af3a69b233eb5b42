import { expect, test } from 'vitest'
import { invitationLink, readInvitation } from './invitation.ts'

const code = 'ab3de-fghjk-mnpqr-stvwx-yz012-3'

test.each(['family', 'guest', null] as const)(
  'REG-5 an invitation link carries its code behind the #, and is parsed as it was written: %s',
  (role) => {
    const link = new URL(invitationLink('https://home.example', { code, role }))
    expect(link.pathname + link.search).toBe('/join')
    expect(readInvitation(link.hash)).toEqual({ code, role })
  },
)

test.each(['', '#', '#owner/ab3de', '#family/', '#a b', `#${'a'.repeat(65)}`, '#<b>'])(
  'REG-5 other texts are no invitation: %s',
  (hash) => expect(readInvitation(hash)).toBeNull(),
)
