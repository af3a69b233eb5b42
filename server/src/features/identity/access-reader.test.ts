/** Rights are read once, and never outlive a write or a session. */
import { describe, expect, it } from 'vitest'
import { openAccessReader } from './access-reader.ts'
import type { SignedIn } from './actor.ts'

const ends = 1_000
const actorOf = (sessionId: string): SignedIn => ({
  kind: 'person',
  session: { id: sessionId, expiresAt: ends },
  personId: 1,
  username: 'Meera',
  role: 'user',
  homeId: 1,
  grants: [],
})

function openReader(isWatched: boolean) {
  const scene = { version: 1, now: 0, asked: [] as string[][], ended: new Set<string>() }
  const sessions = {
    async actors(ids: readonly string[]) {
      scene.asked.push([...ids])
      const living = ids.filter((id) => !scene.ended.has(id) && scene.now < ends)
      const found = new Map(living.map((id) => [id, actorOf(id)]))
      await new Promise((resolve) => setImmediate(resolve))
      return found
    },
  }
  const clock = { now: () => scene.now }
  const version = isWatched ? () => scene.version : undefined
  return { scene, reader: openAccessReader({ sessions, clock }, version) }
}

describe('the rights behind sessions', () => {
  it('are one query for all who ask in one turn', async () => {
    const { scene, reader } = openReader(false)
    const actors = await Promise.all(['a', 'b', 'a'].map(reader.actor))
    expect(actors).toEqual([actorOf('a'), actorOf('b'), actorOf('a')])
    expect(scene.asked).toEqual([['a', 'b']])
  })

  it('R-21 are read each time where others may change them unnoticed', async () => {
    const { scene, reader } = openReader(false)
    await reader.actor('a')
    scene.ended.add('a')
    expect(await reader.actor('a')).toBeUndefined()
  })

  it('R-21 are kept until something is written, also during the read', async () => {
    const { scene, reader } = openReader(true)
    const first = await reader.actor('a')
    expect(await reader.actor('a')).toBe(first)
    expect(scene.asked).toHaveLength(1)
    scene.version += 1
    const reading = reader.actor('a')
    await new Promise((resolve) => setImmediate(resolve))
    scene.version += 1
    scene.ended.add('a')
    await reading
    expect(await reader.actor('a')).toBeUndefined()
  })

  it('R-23 end with their session, though nothing is written', async () => {
    const { scene, reader } = openReader(true)
    await reader.actor('a')
    scene.now = ends
    expect(await reader.actor('a')).toBeUndefined()
  })
})
