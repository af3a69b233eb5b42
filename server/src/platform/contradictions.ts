import { SettingError } from './setting.ts'

/** @throws SettingError for settings that cannot hold together; it names them. */
export function refuseContradictions(config: {
  busUrl: string
  busCa: string
  databaseUrl: string
  registration: string
  demo: boolean
  tlsCert: string
  tlsKey: string
  plainMqtt: string
  brokerUrl: string
  brokerHome: string
}): void {
  if (config.busUrl && !config.databaseUrl) {
    throw new SettingError(
      'BUS_URL is set but DATABASE_URL is not: several replicas need one PostgreSQL to agree on. Set both, or neither.',
    )
  }
  if (config.registration === 'first' && config.demo) {
    throw new SettingError(
      'REGISTRATION is first, but the demo home would be the first. Add --no-demo.',
    )
  }
  if ((config.tlsCert === '') !== (config.tlsKey === '')) {
    throw new SettingError('TLS_CERT and TLS_KEY belong together. Set both, or neither.')
  }
  if (config.plainMqtt === 'off' && config.demo) {
    throw new SettingError(
      'PLAIN_MQTT is off, but the devices of the demo home speak MQTT without TLS. Set loopback, or add --no-demo.',
    )
  }
  if ((config.brokerUrl === '') !== (config.brokerHome === '')) {
    throw new SettingError('BROKER_URL and BROKER_HOME belong together. Set both, or neither.')
  }
  if (config.busCa && !config.busUrl.startsWith('tls:')) {
    throw new SettingError(
      'BUS_CA is set, but BUS_URL does not begin with tls://. Set both, or neither.',
    )
  }
}
