import { connect } from '@nats-io/transport-node'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { freePort, startNats } from '@roomwire/testing/worlds/test-services.ts'
import { describe, expect, inject, it } from 'vitest'
import { randomText } from '../random.ts'
import { anyTopic, busSuite } from './bus.suite.ts'
import { BusError } from './bus.ts'
import { natsBus } from './nats-bus.ts'

const neverHeard = (what: unknown) => {
  throw new Error(`Nothing is expected here, but ${what}`)
}
const listener = { onError: neverHeard, onAway: neverHeard }

busSuite('NATS', async () => {
  const errors: unknown[] = []
  const space = randomText(8)
  const open = () =>
    natsBus(inject('natsUrl'), space, { ...listener, onError: (error) => errors.push(error) })
  return { here: await open(), there: await open(), errors }
})

describe('the bus of several replicas', () => {
  it('R-51 starts by itself while no server listens there, says why without the password, and joins the others as soon as one does', async () => {
    const port = await freePort()
    const space = randomText(8)
    const why: string[] = []
    const early = await natsBus(`nats://me:s3cret@127.0.0.1:${port}`, space, {
      onError: neverHeard,
      onAway: (text) => why.push(text),
    })
    expect(why).toEqual([expect.stringContaining('refused')])
    const received: unknown[] = []
    await early.subscribe(anyTopic('home.1'), (value) => received.push(value))
    const leave = await early.subscribe(anyTopic('home.1'), neverHeard)
    leave()
    await early.publish(anyTopic('home.1'), 'alone')
    expect(received).toEqual(['alone'])
    const returned = new Promise<void>((resolve) => early.onReturn(resolve))
    const nats = await startNats(port)
    const other = await natsBus(nats.url, space, listener)
    await returned
    // The subscription holds once NATS has answered to it.
    await early.subscribe(anyTopic('settled'), neverHeard)
    await other.publish(anyTopic('home.1'), 'from there')
    await expect.poll(() => received).toEqual(['alone', 'from there'])
    await Promise.all([early.close(), other.close()])
    await nats.stop()
  })

  it('can be closed while no server has ever listened there', async () => {
    const bus = await natsBus(`nats://127.0.0.1:${await freePort()}`, 'home', {
      onError: neverHeard,
      onAway: () => undefined,
    })
    await bus.close()
    await expect(bus.publish(anyTopic('home.1'), 'anybody?')).rejects.toThrow()
  })

  it('cannot start with an address that is none', async () => {
    const refused = natsBus('nats://me:s3cret@here:99999', 'home', listener)
    await expect(refused).rejects.toThrow(BusError)
    await expect(refused).rejects.toThrow(/^The bus at BUS_URL can't be used: .+/)
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('cannot start where NATS refuses it', async () => {
    const nats = await startNats('-1', ['--user', 'me', '--pass', 's3cret'])
    await expect(natsBus(nats.url, 'home', listener)).rejects.toThrow(
      /^The bus at BUS_URL can't be used: .*authorization/i,
    )
    await nats.stop()
  })

  it('reports a foreign message, and goes on', async () => {
    const errors: unknown[] = []
    const space = randomText(8)
    const bus = await natsBus(inject('natsUrl'), space, {
      ...listener,
      onError: (error) => errors.push(error),
    })
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
    const bus = await natsBus(nats.url, 'home', listener)
    await nats.stop()
    const own = startOwnTime()
    await bus.close()
    expect(own()).toBeLessThan(slack * 2_000)
    await expect(bus.publish(anyTopic('home.1'), 'anybody?')).rejects.toThrow()
  })

  it('R-02 keeps installations apart that share a NATS', async () => {
    const [ours, theirs] = [randomText(8), randomText(8)]
    const [publisher, friend, stranger] = await Promise.all(
      [ours, ours, theirs].map((space) => natsBus(inject('natsUrl'), space, listener)),
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
      const open = (url: string) =>
        natsBus(url, space, { ...listener, onError: (error) => errors.push(error) })
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
