import { expect, test } from 'vitest'
import { shellyCall, tasmotaLine } from './firmware-settings.ts'

const account = { server: '192.168.1.10', mqttPort: 1883, identifier: 'plug', secret: 'a-secret_1' }

test('Tasmota gets one line for its console', () => {
  expect(tasmotaLine(account)).toBe(
    'Backlog MqttHost 192.168.1.10; MqttPort 1883; MqttUser plug; MqttPassword a-secret_1; SetOption3 1',
  )
})

test('a Shelly gets its settings and a restart by two calls', () => {
  const calls = shellyCall({ ...account, ip: '192.168.1.72' }).split('\n')
  expect(calls).toHaveLength(2)
  const [, body = ''] = /-d '(.*)'$/.exec(calls[0] ?? '') ?? []
  expect(JSON.parse(body)).toMatchObject({
    method: 'MQTT.SetConfig',
    params: { config: { server: '192.168.1.10:1883', user: 'plug', pass: 'a-secret_1' } },
  })
})
