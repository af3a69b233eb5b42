import { readOneOf, readPort, readText, type Setting } from '../platform/setting.ts'

/** The settings of TLS: they belong to the list of config.ts. */
export const tlsSettings = {
  tlsCert: {
    flag: '--tls-cert',
    env: 'TLS_CERT',
    default: '',
    description:
      'Certificate (PEM file, followed by those that certify it) for HTTPS and for MQTT over TLS; needs TLS_KEY. Both files are read again when they change. Without it the certificate of npm run certificate is used, if there is one.',
    read: readText,
  },
  tlsKey: {
    flag: '--tls-key',
    env: 'TLS_KEY',
    default: '',
    description: 'Private key (PEM file) of the certificate.',
    read: readText,
  },
  httpsPort: {
    flag: '--https-port',
    env: 'HTTPS_PORT',
    default: 8443,
    description: 'HTTPS port; opened where there is a certificate; 0 takes a free one.',
    read: readPort,
  },
  mqttsPort: {
    flag: '--mqtts-port',
    env: 'MQTTS_PORT',
    default: 8883,
    description:
      'Port for devices that speak MQTT over TLS; opened where there is a certificate; 0 takes a free one.',
    read: readPort,
  },
  plainMqtt: {
    flag: '--plain-mqtt',
    env: 'PLAIN_MQTT',
    default: 'network',
    description:
      'Which devices may connect without TLS, to MQTT_PORT and to /mqtt over HTTP: those of the network (where HOST listens), of this machine alone (loopback), or none (off).',
    read: readOneOf(['network', 'loopback', 'off']),
  },
} satisfies Record<string, Setting<string | number>>
