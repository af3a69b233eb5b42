import { expect, it } from 'vitest'
import { busSuite } from './bus.suite.ts'
import { busTopic } from './bus.ts'
import { memoryBus } from './memory-bus.ts'

busSuite('memory', async () => {
  const errors: unknown[] = []
  const bus = memoryBus((error) => errors.push(error))
  return { here: bus, there: bus, errors }
})

it('takes only events of the topic: another one does not compile', async () => {
  const bus = memoryBus(() => undefined)
  const topic = busTopic<{ kind: 'replaced'; epoch: number }>('device.1')
  const epochs: number[] = []
  await bus.subscribe(topic, (event) => epochs.push(event.epoch))
  await bus.publish(topic, { kind: 'replaced', epoch: 1 })
  // @ts-expect-error A topic of devices takes no event of homes.
  await bus.publish(topic, { kind: 'home.changed', what: 'rooms' })
  // @ts-expect-error A subject alone has no type for its events.
  await bus.publish('device.1', { kind: 'replaced', epoch: 2 })
  // @ts-expect-error A listener can't expect more than the topic carries.
  await bus.subscribe(topic, (event: { kind: 'replaced'; epoch: string }) => event)
  expect(epochs[0]).toBe(1)
})
