import { connect } from '@nats-io/transport-node'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { freePort, startNats } from '@roomwire/testing/worlds/test-services.ts'
import { describe, expect, inject, it } from 'vitest'
import { randomText } from '../random.ts'
import { busSuite } from './bus.suite.ts'
import { BusError } from './bus.ts'
import { natsBus } from './nats-bus.ts'

busSuite('NATS', async () => {
  const faults: unknown[] = []
  const space = randomText(8)
  const open = () => natsBus(inject('natsUrl'), space, (fault) => faults.push(fault))
  return { here: await open(), there: await open(), faults }
})

describe('the bus of several replicas', () => {
  it('cannot start when nobody listens there, and says so without its password', async () => {
    const refused = natsBus(
      `nats://me:s3cret@127.0.0.1:${await freePort()}`,
      'home',
      () => undefined,
    )
    await expect(refused).rejects.toThrow(BusError)
    await expect(refused).rejects.toThrow(/^The bus at BUS_URL can't be reached: .+/)
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('tells of a message that is none of ours, and goes on', async () => {
    const faults: unknown[] = []
    const space = randomText(8)
    const bus = await natsBus(inject('natsUrl'), space, (fault) => faults.push(fault))
    const heard: unknown[] = []
    await bus.subscribe('stranger', (value) => heard.push(value))
    const stranger = await connect({ servers: inject('natsUrl') })
    stranger.publish(`${space}.stranger`, 'not JSON {')
    stranger.publish(`${space}.stranger`, '"JSON"')
    await stranger.drain()
    await expect.poll(() => heard).toEqual(['JSON'])
    expect(faults).toEqual([expect.any(SyntaxError)])
    await bus.close()
  })

  it('closes without waiting for a NATS server that has gone', async () => {
    const nats = await startNats()
    const bus = await natsBus(nats.url, 'home', () => undefined)
    await nats.stop()
    const begun = performance.now()
    await bus.close()
    expect(performance.now() - begun).toBeLessThan(2_000)
    await expect(bus.publish('home.1', 'anybody?')).rejects.toThrow()
  })

  it('R-02 keeps installations apart that share a NATS', async () => {
    const [ours, theirs] = [randomText(8), randomText(8)]
    const fault = (error: unknown) => {
      throw error
    }
    const [speaker, friend, stranger] = await Promise.all(
      [ours, ours, theirs].map((space) => natsBus(inject('natsUrl'), space, fault)),
    )
    const heard: string[] = []
    await stranger!.subscribe('home.1', () => heard.push('stranger'))
    await friend!.subscribe('home.1', () => heard.push('friend'))
    await speaker!.publish('home.1', 'lamp on')
    await stranger!.publish('settled', null)
    await expect.poll(() => heard).toContain('friend')
    await Promise.all([speaker!.close(), friend!.close(), stranger!.close()])
    expect(heard).toEqual(['friend'])
  })

  it.each(['cut', 'silence'] as const)(
    'R-51 goes on within its own replica at once when the line is lost (%s), forgets what others did not hear, and tells when they are back',
    async (loss) => {
      const line = await openLine(inject('natsUrl'))
      const [space, faults] = [randomText(8), [] as unknown[]]
      const open = (url: string) => natsBus(url, space, (fault) => faults.push(fault))
      const [here, there] = [await open(line.url), await open(inject('natsUrl'))]
      const heard: unknown[] = []
      await there.subscribe('home.1', (value) => heard.push(`there ${value}`))
      const returned = new Promise<void>((resolve) => here.onReturn(resolve))
      line[loss]()
      await here.subscribe('home.1', (value) => heard.push(`here ${value}`))
      await here.publish('home.1', 'while away')
      expect(heard).toEqual(['here while away'])
      line.mend()
      await returned
      await here.publish('home.1', 'back')
      await expect.poll(() => heard).toContain('there back')
      await there.publish('home.1', 'answer')
      await expect.poll(() => heard).toContain('here answer')
      expect(faults).toEqual([])
      await Promise.all([here.close(), there.close()])
      await line.close()
      if (loss === 'cut') expect(heard).not.toContain('there while away')
    },
  )
})
