import type { ConnectSettings } from './fill-sketch.ts'

/* The settings of stock firmware, in the words of each. */

type Account = Pick<ConnectSettings, 'server' | 'mqttPort' | 'identifier' | 'secret'>

/** Sets MQTT up and connects: commands of Tasmota, with a restart after the last one. */
export const tasmotaLine = ({ server, mqttPort, identifier, secret }: Account): string =>
  [
    `Backlog MqttHost ${server}`,
    `MqttPort ${mqttPort}`,
    `MqttUser ${identifier}`,
    `MqttPassword ${secret}`,
    'SetOption3 1',
  ].join('; ')

/** The part `mqtt` of the configuration of Zigbee2MQTT. */
export const zigbeeBlock = ({ server, mqttPort, identifier, secret }: Account): string =>
  [
    'mqtt:',
    `  server: mqtt://${server}:${mqttPort}`,
    `  user: '${identifier}'`,
    `  password: '${secret}'`,
  ].join('\n')

/** Sets MQTT up on a Shelly, and restarts it. */
export function shellyCall({ ip, ...account }: Account & { ip: string }): string {
  const { server, mqttPort, identifier, secret } = account
  const config = { enable: true, server: `${server}:${mqttPort}`, user: identifier, pass: secret }
  const rpc = (method: string, params?: object) =>
    `curl http://${ip}/rpc -d '${JSON.stringify({ id: 1, method, ...(params && { params }) })}'`
  return [rpc('MQTT.SetConfig', { config }), rpc('Shelly.Reboot')].join('\n')
}
