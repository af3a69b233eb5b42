import { identifierOf } from '../load/payloads.ts'

/** The topics of a device whose switch stands on a dashboard of Node-RED. */
export const switchTopics = (device: number) => ({
  command: `h/${device}/d/${identifierOf(device)}/cmd`,
  state: `h/${device}/d/${identifierOf(device)}/state`,
})

/** The id of a device's switch, by which its page and its flow know it. */
export const switchId = (device: number) => `sw${device}`

const at = { z: 'tab', x: 100, y: 100, name: '' }

/** A flow with a switch for each device, joined to its topics on a broker of this machine. */
export function switchFlow(devices: number, brokerPort: number): object[] {
  const switches = Array.from({ length: devices }, (_, device) => switchNodes(device))
  return [...boardNodes(brokerPort), ...switches.flat()]
}

/** The flow's settings: only this machine is let in, and nothing is asked of the Internet. */
export function nodeRedSettings(port: number, dashboardFolder: string): string {
  const settings = {
    uiHost: '127.0.0.1',
    uiPort: port,
    flowFile: 'flows.json',
    nodesDir: dashboardFolder,
    logging: { console: { level: 'warn' } },
    telemetry: { enabled: false, updateNotification: false },
    externalModules: { autoInstall: false },
  }
  return `module.exports = ${JSON.stringify(settings)}\n`
}

function boardNodes(brokerPort: number): object[] {
  return [
    { id: 'tab', type: 'tab', label: 'bench' },
    {
      id: 'broker',
      type: 'mqtt-broker',
      name: '',
      broker: '127.0.0.1',
      port: String(brokerPort),
      clientid: '',
      autoConnect: true,
      usetls: false,
      protocolVersion: '4',
      keepalive: '60',
      cleansession: true,
    },
    {
      id: 'base',
      type: 'ui-base',
      name: 'UI',
      path: '/dashboard',
      includeClientData: true,
      acceptsClientConfig: ['ui-notification', 'ui-control'],
      showPathInSidebar: false,
      navigationStyle: 'default',
    },
    { id: 'theme', type: 'ui-theme', name: 't', colors: {}, sizes: {} },
    {
      id: 'page',
      type: 'ui-page',
      name: 'p',
      ui: 'base',
      path: '/p',
      layout: 'grid',
      theme: 'theme',
      order: 1,
      visible: 'true',
      disabled: 'false',
    },
    {
      id: 'group',
      type: 'ui-group',
      name: 'g',
      page: 'page',
      width: '6',
      height: '1',
      order: 1,
      visible: 'true',
      disabled: 'false',
    },
  ]
}

function switchNodes(device: number): object[] {
  const { command, state } = switchTopics(device)
  const id = switchId(device)
  return [
    {
      ...at,
      id,
      type: 'ui-switch',
      label: id,
      group: 'group',
      order: device,
      width: '0',
      height: '0',
      passthru: false,
      decouple: false,
      topic: '',
      topicType: 'str',
      layout: 'row-spread',
      clickableArea: 'switch',
      onvalue: 'true',
      onvalueType: 'bool',
      offvalue: 'false',
      offvalueType: 'bool',
      wires: [[`out${device}`]],
    },
    {
      ...at,
      id: `out${device}`,
      type: 'mqtt out',
      topic: command,
      qos: '0',
      retain: 'false',
      broker: 'broker',
      wires: [],
    },
    {
      ...at,
      id: `in${device}`,
      type: 'mqtt in',
      topic: state,
      qos: '0',
      datatype: 'json',
      broker: 'broker',
      nl: false,
      rap: true,
      rh: 0,
      inputs: 0,
      wires: [[id]],
    },
  ]
}
