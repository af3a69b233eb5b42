import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Bus } from './bus.ts'

/** What a test is given of a bus: two ends of it, which may be one, and what was told of faults. */
export type BusEnds = { here: Bus; there: Bus; faults: unknown[] }

/** What any bus must do. `open` connects two replicas that talk to each other. */
export function busSuite(name: string, open: () => Promise<BusEnds>): void {
  describe(`a bus (${name})`, () => {
    let here: Bus
    let there: Bus
    let faults: unknown[]
    beforeEach(async () => {
      ;({ here, there, faults } = await open())
    })
    afterEach(async () => {
      await here.close()
      if (there !== here) await there.close()
    })

    /** Everything said before it has been heard when this resolves: one speaker is heard in order. */
    async function settled(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const leave = await there.subscribe('settled', resolve)
      await here.publish('settled', null)
      await promise
      leave()
    }

    it('carries a value to everybody who listens to the subject, and to nobody else', async () => {
      const heard: [number, unknown][] = []
      await there.subscribe('device.1.command', (value) => heard.push([1, value]))
      await there.subscribe('device.1.command', (value) => heard.push([2, value]))
      await there.subscribe('device.2.command', (value) => heard.push([3, value]))
      await there.subscribe('device.1', (value) => heard.push([4, value]))
      await here.publish('device.1.command', { pin: '18', desired: 1 })
      await settled()
      expect(heard.sort()).toEqual([
        [1, { pin: '18', desired: 1 }],
        [2, { pin: '18', desired: 1 }],
      ])
    })

    it('is heard by its own side too, and in both directions', async () => {
      const heard: unknown[] = []
      await here.subscribe('home.1', (value) => heard.push(value))
      await here.publish('home.1', 'from here')
      await expect.poll(() => heard).toEqual(['from here'])
      await there.publish('home.1', 'from there')
      await expect.poll(() => heard).toEqual(['from here', 'from there'])
    })

    it('holds a subscription from the moment it has resolved', async () => {
      for (let round = 0; round < 50; round += 1) {
        const heard: unknown[] = []
        const leave = await there.subscribe(`round.${round}`, (value) => heard.push(value))
        await here.publish(`round.${round}`, round)
        await settled()
        expect(heard).toEqual([round])
        leave()
      }
    })

    it('keeps the order of one speaker', async () => {
      const heard: unknown[] = []
      await there.subscribe('home.1', (value) => heard.push(value))
      const said = Array.from({ length: 500 }, (_, index) => index)
      for (const value of said) await here.publish('home.1', value)
      await settled()
      expect(heard).toEqual(said)
    })

    it('carries every kind of value that JSON has', async () => {
      const values = [null, 0, '', false, [], {}, 'Küche ☕', { deep: [{ er: null }] }, 1e300]
      const heard: unknown[] = []
      await there.subscribe('values', (value) => heard.push(value))
      for (const value of values) await here.publish('values', value)
      await settled()
      expect(heard).toEqual(values)
    })

    it('carries a megabyte less a little', async () => {
      const large = 'x'.repeat(1_000_000)
      const heard: unknown[] = []
      await there.subscribe('large', (value) => heard.push(value))
      await here.publish('large', large)
      await settled()
      expect(heard).toEqual([large])
    })

    it('says to nobody without complaint', async () => {
      await here.publish('nobody', 'hello?')
      await settled()
      expect(faults).toEqual([])
    })

    it('goes on when a listener throws, and tells of its fault', async () => {
      const heard: unknown[] = []
      const fault = new Error('a fault of this listener')
      await there.subscribe('home.2', () => {
        throw fault
      })
      await there.subscribe('home.2', (value) => heard.push(value))
      await here.publish('home.2', 'first')
      await here.publish('home.2', 'second')
      await settled()
      expect(heard).toEqual(['first', 'second'])
      expect(faults).toEqual([fault, fault])
    })

    it('lets one listener go and no other, also of a function that listens twice', async () => {
      const heard: unknown[] = []
      const listen = (value: unknown) => heard.push(value)
      const leave = await there.subscribe('home.3', listen)
      await there.subscribe('home.3', listen)
      await here.publish('home.3', 'both')
      await settled()
      leave()
      leave()
      await here.publish('home.3', 'one')
      await settled()
      expect(heard).toEqual(['both', 'both', 'one'])
    })

    it('says nothing more to a listener that has left while it is told', async () => {
      const heard: unknown[] = []
      const leave = await there.subscribe('home.4', (value) => {
        heard.push(value)
        leave()
      })
      await here.publish('home.4', 'once')
      await here.publish('home.4', 'twice')
      await settled()
      expect(heard).toEqual(['once'])
    })

    it('rejects what is said after it has been closed', async () => {
      await there.close()
      await expect(there.publish('home.5', 'anybody?')).rejects.toThrow()
      await there.close()
    })
  })
}
