import { actorOf } from '@roomwire/testing/access/any-actor.ts'
import { expect, it } from 'vitest'
import { readAsSeenNow } from './watched-devices.ts'

it('LIVE-7 ROLE-3 what a page is sent was read with the rights that it has by then', async () => {
  const session = { id: 'session', expiresAt: Infinity }
  const page = { reach: 'a lamp', actor: { ...actorOf('guest'), session } }
  const reads: string[] = []
  const read = async () => {
    reads.push(page.reach)
    const { reach } = page
    // While the first one is on its way, the owner gives something else.
    if (reads.length === 1) page.reach = 'a fan'
    return reach
  }
  expect(await readAsSeenNow(page, read)).toBe('a fan')
  expect(reads).toEqual(['a lamp', 'a fan'])
})
