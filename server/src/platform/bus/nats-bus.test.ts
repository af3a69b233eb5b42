import { connect } from '@nats-io/transport-node'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { freePort, startNats } from '@roomwire/testing/worlds/test-services.ts'
import { describe, expect, inject, it } from 'vitest'
import { randomText } from '../random.ts'
import { anyTopic, busSuite } from './bus.suite.ts'
import { BusError } from './bus.ts'
import { natsBus } from './nats-bus.ts'

busSuite('NATS', async () => {
  const errors: unknown[] = []
  const space = randomText(8)
  const open = () => natsBus(inject('natsUrl'), space, (error) => errors.push(error))
  return { here: await open(), there: await open(), errors }
})

describe('the bus of several replicas', () => {
  it('cannot start when no server listens there, and reports it without the password', async () => {
    const refused = natsBus(
      `nats://me:s3cret@127.0.0.1:${await freePort()}`,
      'home',
      () => undefined,
    )
    await expect(refused).rejects.toThrow(BusError)
    await expect(refused).rejects.toThrow(/^The bus at BUS_URL can't be reached: .+/)
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('reports a foreign message, and goes on', async () => {
    const errors: unknown[] = []
    const space = randomText(8)
    const bus = await natsBus(inject('natsUrl'), space, (error) => errors.push(error))
    const received: unknown[] = []
    await bus.subscribe(anyTopic('stranger'), (value) => received.push(value))
    const stranger = await connect({ servers: inject('natsUrl') })
    stranger.publish(`${space}.stranger`, 'not JSON {')
    stranger.publish(`${space}.stranger`, '"JSON"')
    await stranger.drain()
    await expect.poll(() => received).toEqual(['JSON'])
    expect(errors).toEqual([expect.any(SyntaxError)])
    await bus.close()
  })

  it('closes without waiting for a NATS server that has gone', async () => {
    const nats = await startNats()
    const bus = await natsBus(nats.url, 'home', () => undefined)
    await nats.stop()
    const own = startOwnTime()
    await bus.close()
    expect(own()).toBeLessThan(slack * 2_000)
    await expect(bus.publish(anyTopic('home.1'), 'anybody?')).rejects.toThrow()
  })

  it('R-02 keeps installations apart that share a NATS', async () => {
    const [ours, theirs] = [randomText(8), randomText(8)]
    const onError = (error: unknown) => {
      throw error
    }
    const [publisher, friend, stranger] = await Promise.all(
      [ours, ours, theirs].map((space) => natsBus(inject('natsUrl'), space, onError)),
    )
    const received: string[] = []
    await stranger!.subscribe(anyTopic('home.1'), () => received.push('stranger'))
    await friend!.subscribe(anyTopic('home.1'), () => received.push('friend'))
    await publisher!.publish(anyTopic('home.1'), 'lamp on')
    await stranger!.publish(anyTopic('settled'), null)
    await expect.poll(() => received).toContain('friend')
    await Promise.all([publisher!.close(), friend!.close(), stranger!.close()])
    expect(received).toEqual(['friend'])
  })

  it.each(['cut', 'silence'] as const)(
    'R-51 goes on within its own replica at once when the line is lost (%s), drops what others could not receive, and reports when they are back',
    async (loss) => {
      const line = await openLine(inject('natsUrl'))
      const [space, errors] = [randomText(8), [] as unknown[]]
      const open = (url: string) => natsBus(url, space, (error) => errors.push(error))
      const [here, there] = [await open(line.url), await open(inject('natsUrl'))]
      const received: unknown[] = []
      await there.subscribe(anyTopic('home.1'), (value) => received.push(`there ${value}`))
      const returned = new Promise<void>((resolve) => here.onReturn(resolve))
      line[loss]()
      await here.subscribe(anyTopic('home.1'), (value) => received.push(`here ${value}`))
      await here.publish(anyTopic('home.1'), 'while away')
      expect(received).toEqual(['here while away'])
      line.mend()
      await returned
      await here.publish(anyTopic('home.1'), 'back')
      await expect.poll(() => received).toContain('there back')
      await there.publish(anyTopic('home.1'), 'answer')
      await expect.poll(() => received).toContain('here answer')
      expect(errors).toEqual([])
      await Promise.all([here.close(), there.close()])
      await line.close()
      if (loss === 'cut') expect(received).not.toContain('there while away')
    },
  )
})
