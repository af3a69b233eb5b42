import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SettingError } from '../platform/setting.ts'
import { type Config, describeSettings, readConfig } from './config.ts'

type Row = {
  flag: string
  env: string
  default: unknown
  /** The texts that may stand there, and the value that each is read as. */
  good: [text: string, value: unknown][]
  /** The texts that may not, and the message after the name. */
  bad: [text: string, refusal: string][]
}

const asItIs = (...texts: string[]): Row['good'] => texts.map((text) => [text, text])
const port = (flag: string, env: string, usual: number): Row => ({
  flag,
  env,
  default: usual,
  good: [
    ['0', 0],
    ['80', 80],
    ['65535', 65_535],
  ],
  bad: ['-1', '65536', '80.5', '0x50', '1e3', 'http', '123456'].map((text) => [
    text,
    `must be a port from 0 to 65535, not '${text}'`,
  ]),
})
/** Addresses that carry secrets: none of these may ever be repeated. */
const secretUrl = (
  flag: string,
  env: string,
  good: string[],
  refusal: string,
  more: Row['bad'] = [],
): Row => ({
  flag,
  env,
  default: '',
  good: asItIs(...good),
  bad: [
    ...['s3cret', 'me:s3cret@host', 'ftp://me:s3cret@host', 'postgres//me:s3cret@h'].map(
      (text): [string, string] => [text, refusal],
    ),
    ...more,
  ],
})

/** Without a database the bus is refused: its row is read beside one. */
const beside: NodeJS.ProcessEnv = { DATABASE_URL: 'postgres://host/roomwire' }
/** A certificate of the bus's authority is for a bus with TLS only. */
const besideTls: NodeJS.ProcessEnv = { ...beside, BUS_URL: 'tls://host' }

const neededBeside: Partial<Record<keyof Config, NodeJS.ProcessEnv>> = {
  busUrl: beside,
  busCa: besideTls,
  tlsCert: { TLS_KEY: '/a.key' },
  tlsKey: { TLS_CERT: '/a.crt' },
  brokerUrl: { BROKER_HOME: 'olivia@example.com' },
  brokerHome: { BROKER_URL: 'mqtt://host' },
  // The devices of the demo home speak without TLS.
  plainMqtt: { DEMO: 'no' },
}

const rows: Record<keyof Config, Row> = {
  port: port('--port', 'PORT', 8080),
  mqttPort: port('--mqtt-port', 'MQTT_PORT', 1883),
  tlsCert: { flag: '--tls-cert', env: 'TLS_CERT', default: '', good: asItIs('/a.crt'), bad: [] },
  tlsKey: { flag: '--tls-key', env: 'TLS_KEY', default: '', good: asItIs('/a.key'), bad: [] },
  httpsPort: port('--https-port', 'HTTPS_PORT', 8443),
  mqttsPort: port('--mqtts-port', 'MQTTS_PORT', 8883),
  plainMqtt: {
    flag: '--plain-mqtt',
    env: 'PLAIN_MQTT',
    default: 'network',
    good: asItIs('network', 'loopback', 'off'),
    bad: [['on', "must be one of network, loopback, off, not 'on'"]],
  },
  host: {
    flag: '--host',
    env: 'HOST',
    default: '127.0.0.1',
    good: asItIs('0.0.0.0', '::1', 'home.local'),
    bad: [],
  },
  data: {
    flag: '--data',
    env: 'DATA',
    default: resolve('./data'),
    good: [
      ['/var/lib/roomwire', '/var/lib/roomwire'],
      ['./my-home', resolve('my-home')],
    ],
    bad: [],
  },
  demo: {
    flag: '--demo',
    env: 'DEMO',
    default: true,
    good: [
      ...['yes', 'true', '1', 'on', 'YES'].map((text): [string, boolean] => [text, true]),
      ...['no', 'false', '0', 'off', 'Off'].map((text): [string, boolean] => [text, false]),
    ],
    bad: [['maybe', "must be yes or no, not 'maybe'"]],
  },
  backups: { flag: '--backups', env: 'BACKUPS', default: '', good: [['/mnt', '/mnt']], bad: [] },
  newHome: {
    flag: '--new',
    env: 'NEW_HOME',
    default: false,
    good: [
      ...['yes', 'true', '1', 'on', 'YES'].map((text): [string, boolean] => [text, true]),
      ...['no', 'false', '0', 'off', 'Off'].map((text): [string, boolean] => [text, false]),
    ],
    bad: [['maybe', "must be yes or no, not 'maybe'"]],
  },
  databaseUrl: secretUrl(
    '--database-url',
    'DATABASE_URL',
    [
      'postgres://me:pw@host/roomwire',
      'postgresql://host/roomwire?sslmode=require',
      'postgres:///roomwire?host=/run/postgresql',
    ],
    'must be a URL that starts with postgres:// or postgresql://',
  ),
  busUrl: secretUrl(
    '--bus-url',
    'BUS_URL',
    ['nats://host:4222', 'tls://me:pw@host:4222', 'nats://t%40ken@[::1]:4222, nats://other'],
    'must be a URL that starts with nats:// or tls://',
  ),
  busCa: { flag: '--bus-ca', env: 'BUS_CA', default: '', good: asItIs('./ca.pem'), bad: [] },
  trustedProxy: {
    flag: '--trusted-proxy',
    env: 'TRUSTED_PROXY',
    default: '',
    good: asItIs('10.0.0.2', '10.0.0.2, fd00::1', '10.0.0.0/8,::1/128', '0.0.0.0/1'),
    bad: [
      'proxy',
      '10.0.0',
      '10.0.0.2,',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::1/129',
      '1.1.1.1/8/8',
    ].map((text) => [
      text,
      `must be IP addresses or networks such as 10.0.0.2 or 10.0.0.0/24, with commas between, not '${text}'`,
    ]),
  },
  nodeNetworks: {
    flag: '--node-networks',
    env: 'NODE_NETWORKS',
    default: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
    good: [...asItIs('192.168.1.0/24', '10.0.0.2,127.0.0.0/8'), ['off', '']],
    bad: [
      [
        'home',
        "must be IP addresses or networks such as 10.0.0.2 or 10.0.0.0/24, with commas between, not 'home'",
      ],
    ],
  },
  brokerUrl: secretUrl(
    '--broker-url',
    'BROKER_URL',
    ['mqtt://me:pw@broker:1883', 'mqtts://broker'],
    'must be a URL that starts with mqtt:// or mqtts://',
  ),
  brokerHome: {
    flag: '--broker-home',
    env: 'BROKER_HOME',
    default: '',
    good: asItIs('olivia@example.com'),
    bad: [['olivia', "must be an email address, not 'olivia'"]],
  },
  publicUrl: secretUrl(
    '--public-url',
    'PUBLIC_URL',
    ['https://home.example', 'http://192.168.1.5:8080'],
    'must be a URL that starts with https:// or http://',
    [
      'https://home.example/roomwire',
      'https://home.example?x',
      'https://me:s3cret@home.example',
    ].map((text) => [text, 'must end after the host and port, e.g. https://home.example']),
  ),
  smtpUrl: secretUrl(
    '--smtp-url',
    'SMTP_URL',
    ['smtp://me:pw@mail:587', 'smtps://mail'],
    'must be a URL that starts with smtp:// or smtps://',
    [['smtp://', 'must name a server, e.g. smtp://host']],
  ),
  mailFrom: {
    flag: '--mail-from',
    env: 'MAIL_FROM',
    default: 'Roomwire <roomwire@localhost>',
    good: asItIs('Home <home@example.com>', 'home@example.com', 'roomwire@localhost'),
    bad: ['Home', 'Home <home>', 'home@example.com\nBcc: a@b.c', 'a\nb <home@example.com>'].map(
      (text) => [text, 'must be an email address, or Name <address>'],
    ),
  },
  smsUrl: secretUrl(
    '--sms-url',
    'SMS_URL',
    ['https://me:pw@sms/send', 'twilio+https://SID:TOKEN@api.twilio.com?from=+15551234567'],
    'must be a URL that starts with https:// or http:// or twilio+https:// or twilio+http://',
    [
      [
        'twilio+https://SID:TOKEN@api.twilio.com',
        'must end with the number that sends, e.g. ?from=+15551234567',
      ],
    ],
  ),
  smsPerDay: {
    flag: '--sms-per-day',
    env: 'SMS_PER_DAY',
    default: 100,
    good: [
      ['1', 1],
      ['5000', 5_000],
    ],
    bad: ['0', '-1', '1.5', 'many', '1e3', '10000000000'].map((text) => [
      text,
      `must be a whole number from 1, not '${text}'`,
    ]),
  },
  logDays: {
    flag: '--log-days',
    env: 'LOG_DAYS',
    default: 365,
    good: [['90', 90]],
    bad: [['0', "must be a whole number from 1, not '0'"]],
  },
  accountDiscovery: {
    flag: '--account-discovery',
    env: 'ACCOUNT_DISCOVERY',
    default: 'budgeted',
    good: asItIs('budgeted', 'uniform', 'spec'),
    bad: [['never', "must be one of budgeted, uniform, spec, not 'never'"]],
  },
  passwordBlocklist: {
    flag: '--password-blocklist',
    env: 'PASSWORD_BLOCKLIST',
    default: 'warn',
    good: asItIs('warn', 'refuse'),
    bad: [['off', "must be one of warn, refuse, not 'off'"]],
  },
  registration: {
    flag: '--registration',
    env: 'REGISTRATION',
    default: 'open',
    good: asItIs('open', 'closed'),
    bad: [['no', "must be one of open, first, closed, not 'no'"]],
  },
  metricsToken: {
    flag: '--metrics-token',
    env: 'METRICS_TOKEN',
    default: '',
    good: asItIs('4f2a9c7d10e84f2a9c7d10e8', 'aGVsbG8gd29ybGQsIHRoaXMgaXM='),
    // The text is not repeated: it may be most of a good one.
    bad: ['short', 'with a blank in it, and long enough'].map((text) => [
      text,
      'must be 24 to 200 letters, digits or . _ ~ + / = -, for example from openssl rand -hex 24',
    ]),
  },
  operatorEmail: {
    flag: '--operator-email',
    env: 'OPERATOR_EMAIL',
    default: '',
    good: asItIs('operator@example.com'),
    bad: [['operator', "must be an email address, not 'operator'"]],
  },
  contactEmail: {
    flag: '--contact-email',
    env: 'CONTACT_EMAIL',
    default: '',
    good: asItIs('hello@home.example'),
    bad: [['hello', "must be an email address, not 'hello'"]],
  },
  contactPhone: {
    flag: '--contact-phone',
    env: 'CONTACT_PHONE',
    default: '',
    good: asItIs('+1 202 555 0100', '(020) 7946-0000', '112'),
    bad: ['call me', '+1 202 555 0100;ext=5', '---'].map((text) => [
      text,
      `must be a phone number such as +44 20 7946 0000, not '${text}'`,
    ]),
  },
  contactAddress: {
    flag: '--contact-address',
    env: 'CONTACT_ADDRESS',
    default: '',
    good: asItIs('100 Example Street, Sample City 00000'),
    bad: [],
  },
  zoneinfo: {
    flag: '--zoneinfo',
    env: 'TZDIR',
    default: '/usr/share/zoneinfo',
    good: asItIs('/opt/zoneinfo'),
    bad: [],
  },
  limitScale: {
    flag: '--limit-scale',
    env: 'LIMIT_SCALE',
    default: 1,
    good: [
      ['1', 1],
      ['0.5', 0.5],
      ['1000', 1_000],
    ],
    bad: ['0', '-1', 'many', 'Infinity', 'NaN'].map((text) => [
      text,
      `must be a positive number, not '${text}'`,
    ]),
  },
  logLevel: {
    flag: '--log-level',
    env: 'LOG_LEVEL',
    default: 'warn',
    good: asItIs('debug', 'info', 'warn', 'error', 'silent'),
    bad: [['loud', "must be one of debug, info, warn, error, silent, not 'loud'"]],
  },
}

const each = Object.entries(rows) as [keyof Config, Row][]

/** Where no data folder is named, data-folder.ts chooses. */
const read = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  readConfig(args, env, () => './data')

/** The message for settings that can't be used. */
function refusalOf(args: string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    read(args, env)
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
  throw new Error('They were not refused')
}

describe('the settings', () => {
  it('have a row here each, and its default when nothing is set', () => {
    const defaults = each.map(([name, row]) => [name, row.default])
    expect(read([], {})).toEqual(Object.fromEntries(defaults))
  })

  it('GEN-1 are all told by --help: flag, variable, default and a sentence', () => {
    const lines = describeSettings().split('\n')
    expect(lines).toHaveLength(each.length)
    for (const [name, row] of each) {
      const line = lines.find((text) => text.includes(`  ${row.flag} `))
      const shown =
        { '': 'not set', true: 'yes', false: 'no' }[String(row.default)] ?? String(row.default)
      expect(line).toContain(` ${row.env} `)
      expect(line).toContain(name === 'data' ? './data' : shown)
      expect(line).toMatch(/ [A-Z][^.]{10,}\S.*\.$/)
    }
  })

  describe.each(each)('%s', (name, { flag, env, good, bad, default: usual }) => {
    const needed = neededBeside[name] ?? {}

    it.each(good)('is read from %s', (text, value) => {
      expect(read([`${flag}=${text}`], needed)[name]).toEqual(value)
      expect(read([], { ...needed, [env]: ` ${text} ` })[name]).toEqual(value)
      // A flag that is yes or no takes no word after it.
      if (name !== 'demo' && name !== 'newHome')
        expect(read([flag, text], needed)[name]).toEqual(value)
    })

    it('is read from the command line before the environment', () => {
      const [text, value] = good[0]!
      const [other] = good.at(-1)!
      expect(read([`${flag}=${text}`], { ...needed, [env]: other })[name]).toEqual(value)
    })

    it.each([...bad, ['', 'needs a value'], ['  ', 'needs a value']])(
      'is refused in words when it is %j: %s',
      (text, refusal) => {
        const said = refusalOf([`${flag}=${text}`], needed)
        expect(said).toBe(`${flag} ${refusal}`)
        expect(said).not.toContain('s3cret')
        if (text.trim() === '') return
        expect(refusalOf([], { ...needed, [env]: text })).toBe(`${env} ${refusal}`)
      },
    )

    it('has its default when its variable is empty', () => {
      expect(read([], { [env]: '  ' })[name]).toEqual(usual)
    })
  })
})

describe('the command line', () => {
  it('turns the demo on and off by a word', () => {
    expect(read(['--no-demo'], {}).demo).toBe(false)
    expect(read(['--demo'], { DEMO: 'no' }).demo).toBe(true)
    expect(read(['--demo=no'], {}).demo).toBe(false)
  })

  it('counts the last of several', () => {
    expect(read(['--port', '1', '--port=2'], {}).port).toBe(2)
  })

  it('keeps what stands after the first equals sign', () => {
    const url = 'postgres://host/roomwire?sslmode=require'
    expect(read([`--database-url=${url}`], {}).databaseUrl).toBe(url)
  })

  it.each([
    [['--prot', '80'], 'There is no setting --prot. See --help for all of them.'],
    [['--prot=80'], 'There is no setting --prot. See --help for all of them.'],
    [['80'], 'There is no setting 80. See --help for all of them.'],
    [['--no-demo=yes'], 'There is no setting --no-demo. See --help for all of them.'],
    [['--port'], '--port needs a value'],
    [['--port', ''], '--port needs a value'],
    [
      ['postgres://me:s3cret@host'],
      'There is no setting like one of these. See --help for all of them.',
    ],
  ])('refuses %j', (args, refusal) => {
    expect(refusalOf(args)).toBe(refusal)
  })

  it('R-98 never takes an empty address for everybody', () => {
    expect(refusalOf(['--host='])).toBe('--host needs a value')
    expect(refusalOf(['--host', ''])).toBe('--host needs a value')
  })
})

describe('registration', () => {
  it('by the first person is refused beside a demo home, which would be the first', () => {
    expect(refusalOf(['--registration', 'first'])).toMatch(/^REGISTRATION is first, but the demo/)
    const config = read(['--registration', 'first', '--no-demo'], {})
    expect(config.registration).toBe('first')
  })
})

describe('the bus', () => {
  it('is refused without a database, from wherever the two come', () => {
    const refusal = /^BUS_URL is set but DATABASE_URL is not: several replicas need one PostgreSQL/
    expect(refusalOf([], { BUS_URL: 'nats://me:s3cret@host' })).toMatch(refusal)
    expect(refusalOf(['--bus-url', 'nats://me:s3cret@host'])).toMatch(refusal)
    expect(refusalOf(['--bus-url', 'nats://me:s3cret@host'])).not.toContain('s3cret')
    expect(refusalOf(['--bus-url', 'nats://host', '--bus-ca', 'ca.pem'], beside)).toMatch(
      'BUS_CA is set, but BUS_URL does not begin with tls://',
    )
    expect(read(['--bus-url', 'nats://host'], beside)).toMatchObject({
      busUrl: 'nats://host',
      databaseUrl: 'postgres://host/roomwire',
    })
  })
})
