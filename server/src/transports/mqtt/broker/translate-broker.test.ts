import { expect, it } from 'vitest'
import { translateBroker } from './translate-broker.ts'

it('an adopted device is not heard where this server commands another: that would be its own word (G5)', () => {
  const broker = translateBroker('homeassistant')
  const config = (command_topic: string, state_topic: string, id: string) =>
    JSON.stringify({ command_topic, state_topic, device: { identifiers: [id] } })
  broker.takeConfig('switch/a', config('a/set', 'a', 'one'))
  broker.takeConfig('switch/b', config('b/set', 'a/set', 'two'))
  const [one = '', two = ''] = broker.list().map(({ key }) => key)
  expect([...broker.topicsOf([two])]).toEqual(['a/set'])
  expect([...broker.topicsOf([one, two])]).toEqual(['a'])
})
