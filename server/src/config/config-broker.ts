import { readEmail, readUrl } from '../platform/setting.ts'

/** The settings of a broker that somebody has: they belong to the list of config.ts. */
export const brokerSettings = {
  brokerUrl: {
    flag: '--broker-url',
    env: 'BROKER_URL',
    default: '',
    description:
      'MQTT broker that you have, e.g. mqtt://user:secret@host:1883, or mqtts:// with TLS: the devices that tell Home Assistant there what they are can be adopted. Rather set the variable: other users of the machine can read flags.',
    read: readUrl(['mqtt:', 'mqtts:']),
  },
  brokerHome: {
    flag: '--broker-home',
    env: 'BROKER_HOME',
    default: '',
    description: 'Email address of an owner of the home that the broker belongs to.',
    read: readEmail,
  },
}
