import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import * as fields from './fields.ts'
import { limits } from './limits.ts'

/** How a schema reads a value, and its message for a value that it refuses. */
type Row = { good: [given: unknown, read: unknown][]; bad: [given: unknown, message: string][] }

const asItIs = (...values: unknown[]): Row['good'] => values.map((value) => [value, value])
const long = (length: number) => 'x'.repeat(length)

const controlled = 'must not contain control characters'
const bell = 'ring\u0007'

/** A required text of at most `max` characters, without control characters. */
function text(max: number): Row {
  return {
    good: [
      ['Lamp', 'Lamp'],
      ['  Lamp \t', 'Lamp'],
      ...asItIs('Küche', '居間', '🛋️ sofa', '<b>x</b>', "Robert'); drop table room;--", long(max)),
    ],
    bad: [
      [undefined, 'is required'],
      [null, 'is required'],
      ['', 'is required'],
      [' \n', 'is required'],
      ['\u200b\u3164\u{e0001}', 'is required'],
      [7, 'is required'],
      [['Lamp'], 'is required'],
      [long(max + 1), `must have at most ${max} characters`],
      ['nul\u0000', controlled],
      [bell, controlled],
      ['next\u0085line', controlled],
    ],
  }
}

/** An optional text; null when it is missing. */
function optionalText(max: number): Row {
  return {
    good: [
      [undefined, null],
      [null, null],
      ['', null],
      ['  ', null],
      [' 98450 12345 ', '98450 12345'],
      ...asItIs(long(max)),
    ],
    bad: [
      [7, 'must be a text'],
      [{}, 'must be a text'],
      [long(max + 1), `must have at most ${max} characters`],
      ['nul\u0000', controlled],
    ],
  }
}

const inLines: Row['good'][number] = [' 4 Park Road\r\nPune\r\n', '4 Park Road\nPune']

/** The same in a change, where a missing field means no change. */
function changedText(max: number): Row {
  const { good, bad } = optionalText(max)
  return { good: good.slice(1), bad: [[undefined, 'must be a text'], ...bad] }
}

const noPhone = 'must be a phone number such as +44 20 7946 0000, or empty'
const noZone = 'must be a time zone such as Asia/Kolkata'
const whole = 'must be a whole number'
const positive = 'must be a positive number'
const when = 'must be a time: epoch milliseconds, or ISO 8601 with a zone'

const rows: Record<keyof typeof fields, Row> = {
  username: text(64),
  homeName: text(64),
  timeZone: {
    good: [
      ['Asia/Kolkata', 'Asia/Kolkata'],
      ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
      ['UTC', 'UTC'],
    ],
    bad: [
      [undefined, 'is required'],
      [5.5, 'is required'],
      ['', noZone],
      ['+05:30', noZone],
      ['../etc/passwd', noZone],
      [long(65), 'must be a time zone'],
    ],
  },
  roomName: text(64),
  sceneName: text(64),
  apiTokenLabel: text(64),
  passLabel: text(64),
  passPin: {
    good: asItIs('0000', '12345678'),
    bad: [
      [undefined, 'must be digits'],
      [1234, 'must be digits'],
      ...['', '123', '123456789', '12a4', ' 1234'].map((pin): [string, string] => [
        pin,
        'must be 4 to 8 digits',
      ]),
    ],
  },
  passSecret: {
    good: asItIs(`${long(41)}-_`),
    bad: [
      [undefined, 'is required'],
      ...['', long(42), long(44), `${long(42)}.`].map((secret): [string, string] => [
        secret,
        'is incomplete: open the link again',
      ]),
    ],
  },
  deviceNameField: text(100),
  pinNameField: text(64),
  mobile: { ...optionalText(32), bad: [...optionalText(32).bad, ['98450\n12345', controlled]] },
  contactNumber: optionalText(32),
  address: { ...optionalText(500), good: [...optionalText(500).good, inLines] },
  changedMobile: changedText(32),
  changedContact: changedText(32),
  changedAddress: { ...changedText(500), good: [...changedText(500).good, inLines] },
  changedIdNumber: changedText(12),
  changedContactEmail: {
    good: [
      ['', ''],
      [' Hello@Home.example ', 'hello@home.example'],
    ],
    bad: [
      [null, 'must be an email address, or empty'],
      ['hello', 'Enter an address like name@example.com'],
    ],
  },
  changedContactPhone: {
    good: [...asItIs('', '+44 20 7946 0000'), [' 123 ', '123']],
    bad: [
      [null, 'must be a phone number, or empty'],
      ['call me', noPhone],
      ['()-', noPhone],
    ],
  },
  changedContactAddress: {
    good: asItIs('', 'Lake House, 1 Example Street'),
    bad: [
      [null, 'must be a text'],
      ['one\ntwo', controlled],
      [long(201), 'must have at most 200 characters'],
    ],
  },
  changedDateOfBirth: {
    good: [
      ['1990-12-31', '1990-12-31'],
      [null, null],
      ['', null],
    ],
    bad: [
      [undefined, 'must be a date such as 1990-12-31'],
      ['1990-02-30', 'must be a date such as 1990-12-31'],
    ],
  },
  joinCode: {
    good: [
      ['0123456789abcdefghjkmnpqrs', '0123456789abcdefghjkmnpqrs'],
      [' 01234-56789 ABCDE\u00a0fghjk-mnpqr-s\n', '0123456789abcdefghjkmnpqrs'],
      ['oOiIlL6789abcdefghjkmnpqrs', '0011116789abcdefghjkmnpqrs'],
    ],
    bad: [
      [undefined, 'is required'],
      [12, 'is required'],
      [' - ', 'is required'],
      ['0123456789ABCDEFGHJKMNPQR', 'is not a complete code'],
      ['0123456789ABCDEFGHJKMNPQRST', 'is not a complete code'],
      ['U123456789ABCDEFGHJKMNPQRS', 'is not a complete code'],
      [long(65), 'is not a complete code'],
    ],
  },
  contactMessage: {
    good: [
      [' Hello\r\n\tthere \n', 'Hello\n\tthere'],
      ...asItIs('=cmd|calc', '<script>alert(1)</script>', long(4_000)),
    ],
    bad: [
      [undefined, 'is required'],
      [' \n ', 'is required'],
      [long(4_001), 'must have at most 4000 characters'],
      ['nul\u0000', controlled],
      [bell, controlled],
    ],
  },
  idNumber: optionalText(12),
  email: {
    good: [
      ['meera@example.com', 'meera@example.com'],
      ['  Meera@Example.COM ', 'meera@example.com'],
      ['a.b+c@sub.example.co.in', 'a.b+c@sub.example.co.in'],
      ["r&d=o'hara/office@example.com", "r&d=o'hara/office@example.com"],
      ['meera@Bücher.example', 'meera@xn--bcher-kva.example'],
      ['meera@xn--bcher-kva.example', 'meera@xn--bcher-kva.example'],
      ['me\u0301era@example.com', 'm\u00e9era@example.com'],
      ['meera@例え。テスト', 'meera@xn--r8jz45g.xn--zckzah'],
      ['meera@BU\u0308CHER.example', 'meera@xn--bcher-kva.example'],
      ['meera@XN--BCHER-KVA.example', 'meera@xn--bcher-kva.example'],
      ['meera@ΟΔΟΣ.example', 'meera@xn--pxavbq.example'],
      ['meera@οδοσ.example', 'meera@xn--pxavbq.example'],
      [`${long(64)}@example.com`, `${long(64)}@example.com`],
    ],
    bad: [
      [undefined, 'is required'],
      ['  ', 'is required'],
      ['meera', 'Enter an address like name@example.com'],
      ['meera@', 'Enter an address like name@example.com'],
      ['@example.com', 'Enter an address like name@example.com'],
      ['a..b@example.com', 'Enter an address like name@example.com'],
      ['.a@example.com', 'Enter an address like name@example.com'],
      [`${long(65)}@example.com`, 'Enter an address like name@example.com'],
      ['a@192.0.2.1', 'Enter an address like name@example.com'],
      ['a@bücher.example/x', 'Enter an address like name@example.com'],
      ['a@bücher.example:25', 'Enter an address like name@example.com'],
      ['a@bücher.example.', 'Enter an address like name@example.com'],
      ['a@example.com.', 'Enter an address like name@example.com'],
      ['a.@example.com', 'Enter an address like name@example.com'],
      ['"a b"@example.com', 'Enter an address like name@example.com'],
      ['a@１.２.３.４', 'Enter an address like name@example.com'],
      ['a@[192.0.2.1]', 'Enter an address like name@example.com'],
      [`a@${'ü'.repeat(60)}.${'ü'.repeat(60)}.example`, 'Enter an address like name@example.com'],
      ['me era@example.com', 'Enter an address like name@example.com'],
      ['a@example.com,b@example.com', 'Enter an address like name@example.com'],
      ['a@example.com\nBcc: b@example.com', 'Enter an address like name@example.com'],
      ['nul\u0000@example.com', 'Enter an address like name@example.com'],
      [`${long(250)}@example.com`, 'must have at most 254 characters'],
      [['a@example.com'], 'is required'],
    ],
  },
  newPassword: {
    good: [
      ...asItIs('123456', '     6', ' pass word ', 'пароль', long(128)),
      ['e\u0301'.repeat(128), 'é'.repeat(128)],
    ],
    bad: [
      [undefined, 'is required'],
      [123_456, 'is required'],
      ['', 'is required'],
      ['12345', 'must be at least 6 characters long'],
      ['e\u0301e\u0301e\u0301', 'must be at least 6 characters long'],
      [long(129), 'must have at most 128 characters'],
      ['      ', 'must not be spaces only'],
      ['\u00a0\u2003\t   ', 'must not be spaces only'],
    ],
  },
  passwordInput: {
    good: asItIs('1', ' ', '      ', long(128), 'e\u0301'.repeat(128)),
    bad: [
      [undefined, 'is required'],
      ['', 'is required'],
      [long(129), 'must have at most 128 characters'],
      ['\u0301'.repeat(513), 'must have at most 128 characters'],
    ],
  },
  oneTimeCode: {
    good: [
      ...asItIs('123456', 'abcde01234', 'x'),
      [' 123 456 ', '123456'],
      ['ABCDE-01234', 'abcde01234'],
      ['abcdeOILil', 'abcde01111'],
    ],
    bad: [
      [undefined, 'is required'],
      [123_456, 'is required'],
      ['', 'is required'],
      [' - ', 'is required'],
      [long(65), 'must have at most 64 characters'],
    ],
  },
  passkeyName: text(64),
  dateOfBirth: {
    good: [
      [undefined, null],
      [null, null],
      ['', null],
      ['1990-12-31', '1990-12-31'],
      ['2000-02-29', '2000-02-29'],
    ],
    bad: ['31.12.1990', '1990-13-01', '2001-02-29', '1990-12-31T00:00:00Z', 19_901_231].map(
      (value) => [value, expect.anything()],
    ),
  },
  deviceIdentifier: {
    good: [
      ...asItIs('SC-000001', 'PC-4F22A91C', 'a.b_c:d-e', '001', long(64)),
      [' SC-000001 ', 'SC-000001'],
    ],
    bad: [
      [undefined, 'is required'],
      [' ', 'is required'],
      ['SC', 'must have at least 3 characters'],
      [long(65), 'must have at most 64 characters'],
      ...[
        'SC/1',
        'SC-+',
        'SC-#',
        '$SYS',
        '-SC-1',
        'SC 1',
        'SC-1\u0000',
        'SC-1\n2',
        'ＳＣ-1',
        '../x',
      ].map((value): [string, string] => [value, 'may have only letters, digits and - _ . :']),
    ],
  },
  id: {
    good: asItIs(1, 2_147_483_647),
    bad: [
      ...[0, -1, -0].map((value): [number, string] => [value, positive]),
      ...[1.5, Number.NaN, '1', true, null, [1]].map((value): [unknown, string] => [value, whole]),
      ...[limits.idMax + 1, 2 ** 53].map((value): [unknown, string] => [value, expect.anything()]),
    ],
  },
  idInPath: {
    good: [
      ['1', 1],
      [String(limits.idMax), limits.idMax],
    ],
    bad: [
      ...['0', '-1', '01', '1e3', '0x10', ' 1', '1.0', '', 'NaN', '١', '99999999999999999'].map(
        (value): [string, string] => [value, positive],
      ),
      [String(limits.idMax + 1), expect.anything()],
      ['9007199254740993', expect.anything()],
      [1, expect.anything()],
    ],
  },
  instant: {
    good: asItIs(0, 1_790_000_000_000, 8_640_000_000_000_000),
    bad: [-1, 1.5, 8_640_000_000_000_001, '1790000000000', null].map((value) => [
      value,
      expect.anything(),
    ]),
  },
  instantText: {
    good: [
      ['1790000000000', 1_790_000_000_000],
      ['0', 0],
    ],
    bad: [
      ['2026-09-21T13:33:20Z', when],
      ['-1', when],
      ['9999999999999999', when],
      [undefined, when],
    ],
  },
  leaseSeconds: {
    good: [
      [1, 1],
      [limits.leaseMaxS, limits.leaseMaxS],
    ],
    bad: [0, 1.5, limits.leaseMaxS + 1, '60', undefined].map((value) => [
      value,
      `must be a whole number of seconds from 1 to ${limits.leaseMaxS}`,
    ]),
  },
  instantInput: {
    good: [
      [1_790_000_000_000, 1_790_000_000_000],
      ['2026-09-21T13:33:20Z', 1_789_997_600_000],
      ['2026-09-21T19:03:20+05:30', 1_789_997_600_000],
    ],
    bad: [
      ['2026-09-21T13:33:20', when],
      ['2026-09-21', when],
      ['tomorrow', when],
      ['2026-02-30T00:00:00Z', when],
      [-1, when],
      [null, when],
      [undefined, when],
    ],
  },
}

describe('the fields', () => {
  it('have one row each in this table', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(fields).sort())
  })

  // Every name of the module is a name of the table: checked above.
  const schemas = Object.entries(fields) as [keyof typeof fields, z.ZodType][]
  describe.each(schemas)('%s', (name, schema) => {
    const { good, bad } = rows[name]

    it.each(good)('REG-3 ADDDEV-1 reads %j as %j', (given, read) => {
      expect(schema.parse(given)).toEqual(read)
    })

    it.each(bad)('R-33 refuses %j: %s', (given, message) => {
      const [issue] = schema.safeParse(given).error?.issues ?? []
      expect(issue?.message).toEqual(message)
    })
  })
})
