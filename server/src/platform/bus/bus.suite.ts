import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bus, busTopic, type Topic } from './bus.ts'

/** A bus for a test: its two ends, which may be the same, and the errors it reported. */
export type BusEnds = { here: Bus; there: Bus; errors: unknown[] }

/** A topic for tests that accepts any value. */
export const anyTopic = (subject: string): Topic<unknown> => busTopic(subject)

/** The suite for every bus. `open` connects two replicas with each other. */
export function busSuite(name: string, open: () => Promise<BusEnds>): void {
  describe(`a bus (${name})`, () => {
    let here: Bus
    let there: Bus
    let errors: unknown[]
    beforeEach(async () => {
      ;({ here, there, errors } = await open())
    })
    afterEach(async () => {
      await here.close()
      if (there !== here) await there.close()
    })

    /** Everything published before has arrived when this resolves: events of one publisher keep their order. */
    async function settled(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const leave = await there.subscribe(anyTopic('settled'), resolve)
      await here.publish(anyTopic('settled'), null)
      await promise
      leave()
    }

    it('carries an event to every listener of the topic, and to no other', async () => {
      const received: [number, unknown][] = []
      await there.subscribe(anyTopic('device.1.command'), (value) => received.push([1, value]))
      await there.subscribe(anyTopic('device.1.command'), (value) => received.push([2, value]))
      await there.subscribe(anyTopic('device.2.command'), (value) => received.push([3, value]))
      await there.subscribe(anyTopic('device.1'), (value) => received.push([4, value]))
      await here.publish(anyTopic('device.1.command'), { pin: '18', desired: 1 })
      await settled()
      expect(received.sort()).toEqual([
        [1, { pin: '18', desired: 1 }],
        [2, { pin: '18', desired: 1 }],
      ])
    })

    it('reaches its own side too, and works in both directions', async () => {
      const received: unknown[] = []
      await here.subscribe(anyTopic('home.1'), (value) => received.push(value))
      await here.publish(anyTopic('home.1'), 'from here')
      await expect.poll(() => received).toEqual(['from here'])
      await there.publish(anyTopic('home.1'), 'from there')
      await expect.poll(() => received).toEqual(['from here', 'from there'])
    })

    it('holds a subscription from the moment it has resolved', async () => {
      for (let round = 0; round < 50; round += 1) {
        const received: unknown[] = []
        const leave = await there.subscribe(anyTopic(`round.${round}`), (value) =>
          received.push(value),
        )
        await here.publish(anyTopic(`round.${round}`), round)
        await settled()
        expect(received).toEqual([round])
        leave()
      }
    })

    it('keeps the order of one publisher', async () => {
      const received: unknown[] = []
      await there.subscribe(anyTopic('home.1'), (value) => received.push(value))
      const published = Array.from({ length: 500 }, (_, index) => index)
      for (const value of published) await here.publish(anyTopic('home.1'), value)
      await settled()
      expect(received).toEqual(published)
    })

    it('carries every kind of value that JSON has', async () => {
      const values = [null, 0, '', false, [], {}, 'Küche ☕', { deep: [{ er: null }] }, 1e300]
      const received: unknown[] = []
      await there.subscribe(anyTopic('values'), (value) => received.push(value))
      for (const value of values) await here.publish(anyTopic('values'), value)
      await settled()
      expect(received).toEqual(values)
    })

    it('carries an event of almost a megabyte', async () => {
      const large = 'x'.repeat(1_000_000)
      const received: unknown[] = []
      await there.subscribe(anyTopic('large'), (value) => received.push(value))
      await here.publish(anyTopic('large'), large)
      await settled()
      expect(received).toEqual([large])
    })

    it('publishes without an error when no listener is subscribed', async () => {
      await here.publish(anyTopic('nobody'), 'hello?')
      await settled()
      expect(errors).toEqual([])
    })

    it('goes on when a listener throws, and reports its error', async () => {
      const received: unknown[] = []
      const error = new Error('this listener failed')
      await there.subscribe(anyTopic('home.2'), () => {
        throw error
      })
      await there.subscribe(anyTopic('home.2'), (value) => received.push(value))
      await here.publish(anyTopic('home.2'), 'first')
      await here.publish(anyTopic('home.2'), 'second')
      await settled()
      expect(received).toEqual(['first', 'second'])
      expect(errors).toEqual([error, error])
    })

    it('ends one subscription and no other, also where one function listens twice', async () => {
      const received: unknown[] = []
      const listen = (value: unknown) => received.push(value)
      const leave = await there.subscribe(anyTopic('home.3'), listen)
      await there.subscribe(anyTopic('home.3'), listen)
      await here.publish(anyTopic('home.3'), 'both')
      await settled()
      leave()
      leave()
      await here.publish(anyTopic('home.3'), 'one')
      await settled()
      expect(received).toEqual(['both', 'both', 'one'])
    })

    it('sends nothing more to a listener that unsubscribed during its call', async () => {
      const received: unknown[] = []
      const leave = await there.subscribe(anyTopic('home.4'), (value) => {
        received.push(value)
        leave()
      })
      await here.publish(anyTopic('home.4'), 'once')
      await here.publish(anyTopic('home.4'), 'twice')
      await settled()
      expect(received).toEqual(['once'])
    })

    it('rejects an event that is published after it was closed', async () => {
      await there.close()
      await expect(there.publish(anyTopic('home.5'), 'anybody?')).rejects.toThrow()
      await there.close()
    })
  })
}
