import { connect } from '@nats-io/transport-node'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { busInstallation, quiet } from '@roomwire/testing/worlds/bus-installation.ts'
import { freePort, startNats } from '@roomwire/testing/worlds/test-services.ts'
import { describe, expect, inject, it } from 'vitest'
import { randomText } from '../random.ts'
import { anyTopic, busSuite } from './bus.suite.ts'
import { BusError } from './bus.ts'
import { natsBus } from './nats-bus.ts'

busSuite('NATS', async () => {
  const errors: unknown[] = []
  const { open } = busInstallation()
  const onError = (error: unknown) => errors.push(error)
  return { here: await open({ onError }), there: await open({ onError }), errors }
})

describe('the bus of several replicas', () => {
  it('R-51 starts by itself while no server listens there, says why without the password, and joins the others as soon as one does', async () => {
    const port = await freePort()
    const { open } = busInstallation()
    const why: string[] = []
    const early = await open(
      { onAway: (text) => why.push(text) },
      { url: `nats://me:s3cret@127.0.0.1:${port}` },
    )
    expect(why).toEqual([expect.stringContaining('refused')])
    const received: unknown[] = []
    await early.subscribe(anyTopic('home.1'), (value) => received.push(value))
    const leave = await early.subscribe(anyTopic('home.1'), (value) => {
      throw new Error(`left, but it receives ${value}`)
    })
    leave()
    await early.publish(anyTopic('home.1'), 'alone')
    expect(received).toEqual(['alone'])
    const returned = new Promise<void>((resolve) => early.onReturn(resolve))
    const nats = await startNats(port)
    await returned
    const other = await open({}, nats)
    await other.publish(anyTopic('home.1'), 'from there')
    await expect.poll(() => received).toEqual(['alone', 'from there'])
    await Promise.all([early.close(), other.close()])
    await nats.stop()
  })

  it('can be closed while no server has ever listened there', async () => {
    const place = { url: `nats://127.0.0.1:${await freePort()}` }
    const bus = await busInstallation().open({ onAway: () => undefined }, place)
    await bus.close()
    await expect(bus.publish(anyTopic('home.1'), 'anybody?')).rejects.toThrow()
  })

  it('cannot start with an address that is none', async () => {
    const refused = busInstallation().open({}, { url: 'nats://me:s3cret@here:99999' })
    await expect(refused).rejects.toThrow(BusError)
    await expect(refused).rejects.toThrow(/^The bus at BUS_URL can't be used: .+/)
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('closes without waiting for a NATS server that has gone', async () => {
    const nats = await startNats()
    const bus = await busInstallation().open({}, nats)
    await nats.stop()
    const own = startOwnTime()
    await bus.close()
    expect(own()).toBeLessThan(slack * 2_000)
    await expect(bus.publish(anyTopic('home.1'), 'anybody?')).rejects.toThrow()
  })

  it('R-02 keeps installations apart that share a NATS', async () => {
    const [ours, theirs] = [busInstallation(), busInstallation()]
    const [publisher, friend] = [await ours.open(), await ours.open()]
    const stranger = await theirs.open()
    const received: string[] = []
    await stranger.subscribe(anyTopic('home.1'), () => received.push('stranger'))
    await friend.subscribe(anyTopic('home.1'), () => received.push('friend'))
    await publisher.publish(anyTopic('home.1'), 'lamp on')
    await stranger.publish(anyTopic('settled'), null)
    await expect.poll(() => received).toContain('friend')
    await Promise.all([publisher.close(), friend.close(), stranger.close()])
    expect(received).toEqual(['friend'])
  })

  it('tells of a replica that comes back under the same address as of no other: each start is heard from its own beginning', async () => {
    const { open, leases } = busInstallation()
    const here = await open()
    const received: unknown[] = []
    await here.subscribe(anyTopic('home.1'), (value) => received.push(value))
    for (const start of ['first', 'second', 'third']) {
      const there = await open()
      await there.publish(anyTopic('home.1'), start)
      await expect.poll(() => received.at(-1)).toBe(start)
      await there.close()
      leases.delete([...leases].at(-1) ?? '')
    }
    expect(received).toEqual(['first', 'second', 'third'])
    await here.close()
  })

  it.each(['cut', 'silence'] as const)(
    'R-51 goes on within its own replica at once when the line is lost (%s), drops what others could not receive, and reports when they are back',
    async (loss) => {
      const line = await openLine(inject('natsUrl'))
      const { open } = busInstallation()
      const errors: unknown[] = []
      const onError = (error: unknown) => errors.push(error)
      const [here, there] = [await open({ onError }, line), await open({ onError })]
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

describe('what a stranger on the NATS of an installation gains', () => {
  /** A client of NATS without the key, which hears everything and may send anything. */
  async function openStranger() {
    const nats = await connect({ servers: inject('natsUrl') })
    const heard: { subject: string; data: Uint8Array }[] = []
    nats.subscribe('roomwire.>', {
      callback: (_, { subject, data }) => void heard.push({ subject, data }),
    })
    await nats.flush()
    return {
      nats,
      heard,
      on: (topic: string) => heard.filter(({ subject }) => subject.endsWith(topic)),
    }
  }

  it('R-38 nothing can be read, and nothing altered, moved to another subject, forged or unsealed is taken; it is counted once a minute', async () => {
    const { open, space } = busInstallation()
    const { nats, heard, on } = await openStranger()
    const counts: number[] = []
    const here = await open({ onForged: (count) => counts.push(count) })
    const there = await open({ onForged: () => undefined })
    const received: unknown[] = []
    for (const name of ['device.1', 'device.2']) {
      await here.subscribe(anyTopic(name), (value) => received.push(value))
    }
    await there.publish(anyTopic('device.1'), { ssid: 'canary-of-a-home' })
    await expect.poll(() => received).toHaveLength(1)
    expect(heard.some(({ data }) => Buffer.from(data).includes('canary'))).toBe(false)
    const [captured] = on('.device.1')
    for (let at = 0; at < captured!.data.length; at += 1) {
      const altered = Uint8Array.from(captured!.data)
      altered[at]! ^= 1
      nats.publish(captured!.subject, altered)
    }
    for (const length of [0, 1, 21, 22, 37, 38, captured!.data.length - 1]) {
      nats.publish(captured!.subject, captured!.data.subarray(0, length))
    }
    nats.publish(captured!.subject.replace('device.1', 'device.2'), captured!.data)
    for (const prefix of [`roomwire.2.${space}`, `roomwire.${space}`, space]) {
      nats.publish(`${prefix}.device.1`, JSON.stringify({ ssid: 'forged' }))
      nats.publish(`${prefix}.roll`, JSON.stringify({ call: 1_000 }))
    }
    await nats.flush()
    await there.publish(anyTopic('device.2'), 'the last')
    await expect.poll(() => received.at(-1)).toBe('the last')
    expect(received).toHaveLength(2)
    expect(counts).toEqual([1])
    await Promise.all([here.close(), there.close(), nats.close()])
  })

  it('R-38 nothing that is sent again is taken: at once, later, by who was not subscribed then, by its sender, or by who has started since', async () => {
    const { open } = busInstallation()
    const { nats, heard } = await openStranger()
    const here = await open()
    const there = await open()
    const received: unknown[] = []
    const take = (value: unknown) => received.push(value)
    await here.subscribe(anyTopic('device.1'), take)
    await there.subscribe(anyTopic('device.1'), () => undefined)
    const again = async () => {
      for (const { subject, data } of [...heard]) nats.publish(subject, data)
      await nats.flush()
    }
    await there.publish(anyTopic('device.1'), 'once')
    await there.publish(anyTopic('device.2'), 'before anybody listened')
    await expect.poll(() => received).toEqual(['once'])
    await again()
    const leave = await here.subscribe(anyTopic('device.2'), take)
    await again()
    leave()
    await there.publish(anyTopic('device.2'), 'between two subscriptions')
    await here.subscribe(anyTopic('device.2'), take)
    await again()
    const third = await open()
    await third.subscribe(anyTopic('device.1'), take)
    await third.subscribe(anyTopic('device.2'), take)
    await again()
    await there.publish(anyTopic('device.1'), 'new')
    await there.publish(anyTopic('device.2'), 'newest')
    await expect.poll(() => received.filter((value) => value === 'newest')).toHaveLength(2)
    expect(received.filter((value) => !['new', 'newest'].includes(`${value}`))).toEqual(['once'])
    await Promise.all([here.close(), there.close(), third.close(), nats.close()])
  })

  it.each(['was not subscribed', 'was cut off'])(
    'R-38 what a replica has missed because it %s is not taken later, though its sender has crashed since and cannot say how far it was',
    async (why) => {
      const { open } = busInstallation()
      const { nats, heard } = await openStranger()
      const line = await openLine(inject('natsUrl'))
      const here = await open({}, line)
      const there = await open()
      const received: unknown[] = []
      const listen = () => here.subscribe(anyTopic('device.1'), (value) => received.push(value))
      const returned = new Promise<void>((resolve) => here.onReturn(resolve))
      if (why === 'was cut off') {
        await listen()
        line.cut()
      }
      await there.publish(anyTopic('device.1'), 'missed')
      await there.close()
      await nats.flush()
      if (why === 'was cut off') {
        line.mend()
        await returned
      } else await listen()
      for (const { subject, data } of [...heard]) nats.publish(subject, data)
      await nats.flush()
      const other = await open()
      await other.publish(anyTopic('device.1'), 'after')
      await expect.poll(() => received).toContain('after')
      expect(received).toEqual(['after'])
      await Promise.all([here.close(), other.close(), nats.close()])
      await line.close()
    },
  )

  it('R-38 a copy of the installation with the same keys is not heard: it holds no lease in this database', async () => {
    const { open, leases } = busInstallation()
    const here = await open()
    const there = await open()
    const copy = await open({}, undefined, false)
    const received: unknown[] = []
    await here.subscribe(anyTopic('device.1'), (value) => received.push(value))
    for (let n = 0; n < 20; n += 1) await copy.publish(anyTopic('device.1'), 'from the copy')
    await copy.subscribe(anyTopic('settled'), () => undefined)
    await there.publish(anyTopic('device.1'), 'from here')
    await expect.poll(() => received).toEqual(['from here'])
    expect(leases.size).toBe(2)
    await Promise.all([here.close(), there.close(), copy.close()])
  })

  it('R-38 a flood of repeated messages looks up leases twenty times a second at most', async () => {
    const { open, key, space } = busInstallation()
    const { nats, heard } = await openStranger()
    const gone = await open()
    await gone.publish(anyTopic('device.1'), 'of a replica that is gone')
    await expect.poll(() => heard.some(({ subject }) => subject.endsWith('device.1'))).toBe(true)
    await gone.close()
    const captured = [...heard]
    let looks = 0
    const leased = async () => {
      looks += 1
      return []
    }
    const identity = { space, key, replica: randomText(16), leased }
    const here = await natsBus({ url: inject('natsUrl') }, identity, quiet)
    await here.subscribe(anyTopic('device.1'), (value) => {
      throw new Error(`${value} was taken`)
    })
    const begun = performance.now()
    for (let n = 0; n < 2_000; n += 1) {
      for (const { subject, data } of captured) nats.publish(subject, data)
      if (n % 100 === 0) await nats.flush()
    }
    await nats.flush()
    await here.subscribe(anyTopic('settled'), () => undefined)
    expect(looks).toBeLessThanOrEqual(2 + (performance.now() - begun) / 50)
    await Promise.all([here.close(), nats.close()])
  })
})
