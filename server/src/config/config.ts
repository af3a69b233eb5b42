import { resolve } from 'node:path'
import { refuseContradictions } from '../platform/contradictions.ts'
import {
  readBusUrl,
  readCount,
  readEmail,
  readFlags,
  readOneOf,
  readOrigin,
  readPhone,
  readPort,
  readPositive,
  readSender,
  readSmsUrl,
  readText,
  readToken,
  readUrl,
  readYesNo,
  type Setting,
} from '../platform/setting.ts'
import { brokerSettings } from './config-broker.ts'
import { networkSettings } from './config-networks.ts'
import { tlsSettings } from './config-tls.ts'

/*
 * Every setting once: its name, its default, one sentence. A setting comes from the command line
 * (`--mqtt-port 1884`), else from the environment (`MQTT_PORT=1884`), else it has its default.
 */

const settings = {
  port: {
    flag: '--port',
    env: 'PORT',
    default: 8080,
    description:
      'HTTP port of the web app, the calls and the live socket; 0 takes a free one. With a certificate it leads to HTTPS.',
    read: readPort,
  },
  mqttPort: {
    flag: '--mqtt-port',
    env: 'MQTT_PORT',
    default: 1883,
    description: 'MQTT port for devices; 0 takes a free one.',
    read: readPort,
  },
  ...tlsSettings,
  host: {
    flag: '--host',
    env: 'HOST',
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 lets phones and devices of your network in.',
    read: readText,
  },
  data: {
    flag: '--data',
    env: 'DATA',
    default: '',
    description:
      'Folder for the database and the keys, made with mode 0700; without it ./data for the demo home, and ~/.local/share/roomwire for a home of your own, unless ./data holds one.',
    read: readText,
  },
  demo: {
    flag: '--demo',
    env: 'DEMO',
    default: true,
    description:
      'Makes a demo home with simulated devices when the database is new; --no-demo does not.',
    read: readYesNo,
  },
  backups: {
    flag: '--backups',
    env: 'BACKUPS',
    default: '',
    description: 'Folder that gets an encrypted backup each day (npm run backup -- --help).',
    read: readText,
  },
  newHome: {
    flag: '--new',
    env: 'NEW_HOME',
    default: false,
    description:
      'Starts a new home in a data folder that has keys or a history but no database; needed only once.',
    read: readYesNo,
  },
  databaseUrl: {
    flag: '--database-url',
    env: 'DATABASE_URL',
    default: '',
    description:
      'PostgreSQL to use instead of the embedded SQLite, e.g. postgres://user:secret@host/roomwire.',
    read: readUrl(['postgres:', 'postgresql:'], { mayLackHost: true }),
  },
  busUrl: {
    flag: '--bus-url',
    env: 'BUS_URL',
    default: '',
    description:
      'NATS server that connects several replicas, e.g. tls://user:secret@host:4222, or nats:// without TLS; several with commas; needs DATABASE_URL.',
    read: readBusUrl,
  },
  busCa: {
    flag: '--bus-ca',
    env: 'BUS_CA',
    default: '',
    description:
      "Certificate (PEM file) of the authority behind the bus's certificate, if the system does not know it; needs tls:// in BUS_URL.",
    read: readText,
  },
  ...networkSettings,
  ...brokerSettings,
  publicUrl: {
    flag: '--public-url',
    env: 'PUBLIC_URL',
    default: '',
    description:
      'Address of this server for people, e.g. https://home.example, for links in mail, SMS, passes and invitations; without it mail and SMS have no link, and the others lead to the address in the browser or of this machine.',
    read: readOrigin,
  },
  smtpUrl: {
    flag: '--smtp-url',
    env: 'SMTP_URL',
    default: '',
    description:
      'Mail server, e.g. smtp://user:secret@host:587; without it mail stays in the outbox (npm run outbox).',
    read: readUrl(['smtp:', 'smtps:']),
  },
  mailFrom: {
    flag: '--mail-from',
    env: 'MAIL_FROM',
    default: 'Roomwire <roomwire@localhost>',
    description: 'Sender of the mail.',
    read: readSender,
  },
  smsUrl: {
    flag: '--sms-url',
    env: 'SMS_URL',
    default: '',
    description:
      'SMS gateway: https://user:secret@host/path takes JSON { to, text }; twilio+https://SID:TOKEN@api.twilio.com?from=+1… is Twilio.',
    read: readSmsUrl,
  },
  smsPerDay: {
    flag: '--sms-per-day',
    env: 'SMS_PER_DAY',
    default: 100,
    description: 'How many SMS may be sent in a day, for everybody together; it caps the cost.',
    read: readCount,
  },
  logDays: {
    flag: '--log-days',
    env: 'LOG_DAYS',
    default: 365,
    description:
      'How many days the audit log, the command log and the activity are kept; what is older is removed.',
    read: readCount,
  },
  accountDiscovery: {
    flag: '--account-discovery',
    env: 'ACCOUNT_DISCOVERY',
    default: 'budgeted',
    description:
      'Whether a stranger is told that an email is not registered: budgeted (a few times), uniform (never) or spec (always).',
    read: readOneOf(['budgeted', 'uniform', 'spec']),
  },
  passwordBlocklist: {
    flag: '--password-blocklist',
    env: 'PASSWORD_BLOCKLIST',
    default: 'warn',
    description:
      'Whether the 10,000 most common passwords are refused (refuse) or only warned of in the form (warn).',
    read: readOneOf(['warn', 'refuse']),
  },
  registration: {
    flag: '--registration',
    env: 'REGISTRATION',
    default: 'open',
    description:
      'Who may make an account without an invitation: open (everybody), first (the first person, who founds the home) or closed (nobody).',
    read: readOneOf(['open', 'first', 'closed']),
  },
  metricsToken: {
    flag: '--metrics-token',
    env: 'METRICS_TOKEN',
    default: '',
    description:
      'Serves /metrics for Prometheus to whoever sends this token (Authorization: Bearer); 24 characters at least. Rather set the variable: other users of the machine can read flags.',
    read: readToken,
  },
  operatorEmail: {
    flag: '--operator-email',
    env: 'OPERATOR_EMAIL',
    default: '',
    description:
      'Email address that gets warnings and messages of the landing page, with SMTP_URL (messages are always stored too); /.well-known/security.txt names it.',
    read: readEmail,
  },
  contactEmail: {
    flag: '--contact-email',
    env: 'CONTACT_EMAIL',
    default: '',
    description:
      'Email address on the landing page; without it the one that an operator has set in Settings.',
    read: readEmail,
  },
  contactPhone: {
    flag: '--contact-phone',
    env: 'CONTACT_PHONE',
    default: '',
    description:
      'Phone number on the landing page; without it the one that an operator has set in Settings.',
    read: readPhone,
  },
  contactAddress: {
    flag: '--contact-address',
    env: 'CONTACT_ADDRESS',
    default: '',
    description:
      'Postal address on the landing page; without it the one that an operator has set in Settings.',
    read: readText,
  },
  zoneinfo: {
    flag: '--zoneinfo',
    env: 'TZDIR',
    default: '/usr/share/zoneinfo',
    description:
      'Folder of the time zones of the system (TZif files and tzdata.zi), used where they are newer than those of Node.',
    read: readText,
  },
  limitScale: {
    flag: '--limit-scale',
    env: 'LIMIT_SCALE',
    default: 1,
    description:
      'For load tests: multiplies the limits on attempts (sign-in, reset, register) except SMS, and above 1 the rates and quotas too.',
    read: readPositive,
  },
  logLevel: {
    flag: '--log-level',
    env: 'LOG_LEVEL',
    default: 'warn',
    description:
      'What is logged to standard error, as JSON lines: debug, info, warn, error or silent.',
    read: readOneOf(['debug', 'info', 'warn', 'error', 'silent']),
  },
} satisfies Record<string, Setting<string | number | boolean>>

type Name = keyof typeof settings

export type Config = { [K in Name]: ReturnType<(typeof settings)[K]['read']> }

/** Chooses the data folder where no setting names it; `demo` is undefined where none speaks of a demo. */
export type DefaultData = (given: { demo: boolean | undefined; databaseUrl: string }) => string

/**
 * Reads every setting from the command line and the environment.
 * @throws SettingError that names the setting.
 */
export function readConfig(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  defaultData: DefaultData,
): Config {
  const known = Object.values(settings).map(({ flag }) => flag)
  const yesOrNo = Object.values(settings).filter((one) => typeof one.default === 'boolean')
  const yesOrNoFlags = yesOrNo.map(({ flag }) => flag)
  const flags = readFlags(args, known, yesOrNoFlags)
  const read = (setting: Setting<unknown>): unknown => {
    const flag = flags.get(setting.flag)
    if (flag !== undefined) return setting.read(flag, setting.flag)
    const text = env[setting.env]?.trim()
    return text ? setting.read(text, setting.env) : setting.default
  }
  const values = Object.entries(settings).map(([name, setting]) => [name, read(setting)])
  // Each name has the value that its own setting has read; the compiler loses the pairs on the way.
  const config = Object.fromEntries(values) as Config
  const saysDemo = flags.has(settings.demo.flag) || env[settings.demo.env]?.trim()
  const { databaseUrl, demo } = config
  config.data = resolve(
    config.data || defaultData({ databaseUrl, demo: saysDemo ? demo : undefined }),
  )
  refuseContradictions(config)
  return config
}

const shownYesNo = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
])

/** All settings for --help, one a line with its description. */
export function describeSettings(): string {
  return Object.values(settings)
    .map(({ flag, env, default: value, description }) => {
      const shown = value === '' ? 'not set' : (shownYesNo.get(value) ?? String(value))
      return `  ${flag.padEnd(16)} ${env.padEnd(14)} ${shown.padEnd(10)} ${description}`
    })
    .join('\n')
}
