import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommandLineError, readCommandLine } from './command-line.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'devices-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const read = (...args: string[]) => readCommandLine(args, {})
const named = (content: string) => {
  const path = join(folder, 'devices.json')
  writeFileSync(path, content)
  return path
}
const demo = JSON.stringify({
  signIn: { email: 'a@b.example' },
  devices: [
    { identifier: 'SC-000001', secret: 'one', name: 'Hall', room: 'Hall', ip: '10.0.0.5' },
    { identifier: 'WLM-000002', secret: 'two' },
  ],
})

function complaintOf(...args: string[]): string {
  try {
    readCommandLine(args, {})
  } catch (error) {
    if (error instanceof CommandLineError) return error.message
    throw error
  }
  return 'nothing is wrong'
}

describe('which devices', () => {
  test('an identifier with its secret, which may contain =', () => {
    expect(read('SC-000001=a=b=', 'PC-2=c')?.devices).toEqual([
      { identifier: 'SC-000001', secret: 'a=b=' },
      { identifier: 'PC-2', secret: 'c' },
    ])
  })

  test('identifiers alone take --secret, else DEVICE_SECRET', () => {
    expect(read('--secret', 's', 'SC-1')?.devices).toEqual([{ identifier: 'SC-1', secret: 's' }])
    expect(readCommandLine(['SC-1'], { DEVICE_SECRET: 'e' })?.devices).toEqual([
      { identifier: 'SC-1', secret: 'e' },
    ])
  })

  test('a file of devices; what else it holds is ignored', () => {
    expect(read('--file', named(demo))?.devices).toEqual([
      { identifier: 'SC-000001', secret: 'one', name: 'Hall', ip: '10.0.0.5' },
      { identifier: 'WLM-000002', secret: 'two' },
    ])
  })

  test('identifiers choose among the devices of a file', () => {
    expect(read('--file', named(demo), 'WLM-000002', 'SC-9=x')?.devices).toEqual([
      { identifier: 'WLM-000002', secret: 'two' },
      { identifier: 'SC-9', secret: 'x' },
    ])
  })

  test('no device, one without a name or a secret, or one named twice is refused with a clear message', () => {
    expect(complaintOf()).toMatch('Name at least one device')
    expect(complaintOf('a b=x')).toMatch('“a b” is no device identifier')
    expect(complaintOf('SC-000001')).toMatch('SC-000001 has no secret')
    expect(complaintOf('SC-000001=')).toMatch('SC-000001 has no secret')
    expect(complaintOf('SC-000001=a', 'SC-000001=b')).toBe('SC-000001 is named twice')
  })

  test('an unusable file is refused with a clear message', () => {
    expect(complaintOf('--file', join(folder, 'none.json'))).toMatch(/^Cannot read .*ENOENT/)
    expect(complaintOf('--file', named('{"devices": [{"secret": "hunter2" x'))).toMatch(
      /^[^{]*is not JSON$/,
    )
    expect(complaintOf('--file', named('{}'))).toMatch('does not list devices')
    expect(complaintOf('--file', named('{"devices":[{"identifier":"x","secret":1}]}'))).toMatch(
      'devices[0].identifier',
    )
  })

  test('no error message repeats a secret', () => {
    const complaints = [
      complaintOf('--file', named('{"devices":[{"identifier":"SC-1","secret":"hunter2"}')),
      complaintOf('--file', named('{"devices":[{"identifier":"x y","secret":"hunter2"}]}')),
      complaintOf('x y=hunter2'),
      complaintOf('SC-1=hunter2', 'SC-1=hunter2'),
      complaintOf('--secret', 'hunter2', 'SC-1', '--server', 'x'),
    ]
    for (const complaint of complaints) expect(complaint).not.toMatch(/hunter2|nothing is wrong/)
  })
})

describe('which server', () => {
  test('the default is MQTT 3.1.1 on this machine', () => {
    const options = read('SC-1=x')
    expect([options?.server.href, options?.version]).toEqual(['mqtt://127.0.0.1:1883', 4])
    expect(read('SC-1=x', '--mqtt', '5')?.version).toBe(5)
  })

  test('over WebSocket the path is /mqtt unless another is given', () => {
    const server = (text: string) => read('SC-1=x', '--server', text)?.server.href
    expect(server('ws://home.example:3000')).toBe('ws://home.example:3000/mqtt')
    expect(server('wss://home.example/other')).toBe('wss://home.example/other')
    expect(server('mqtts://home.example')).toBe('mqtts://home.example')
  })

  test('anything else is refused with a clear message', () => {
    for (const server of ['home', 'http://home.example', 'mqtt://', '127.0.0.1:1883'])
      expect(complaintOf('SC-1=x', '--server', server)).toMatch('is no address such as mqtt://')
    expect(complaintOf('SC-1=x', '--server', 'mqtt://a:b@home')).toMatch('no user or password')
    expect(complaintOf('SC-1=x', '--mqtt', '4')).toMatch('there is 3.1.1 and 5')
    expect(complaintOf('SC-1=x', '--nonsense')).toMatch("Unknown option '--nonsense'")
  })
})

describe('which ports and pages', () => {
  test('the default is free ports', () => {
    expect(read('SC-1=x')).toMatchObject({ knobs: 0, localWeb: 0, pages: [] })
    expect(read('SC-1=x', '--knobs', '4000', '--local-web', 'off')).toMatchObject({
      knobs: 4000,
      localWeb: 'off',
    })
  })

  test('pages are named by their origin', () => {
    const options = read('SC-1=x', '--page', 'https://home.example/', '--page', 'http://a:8080')
    expect(options?.pages).toEqual(['https://home.example', 'http://a:8080'])
    expect(complaintOf('SC-1=x', '--page', 'home')).toMatch('is no origin')
  })

  test('an impossible port is refused with a clear message', () => {
    for (const port of ['-1', '65536', '1e3', 'x', '80.5', ''])
      expect(complaintOf('SC-1=x', `--knobs=${port}`)).toMatch('is no port')
    expect(complaintOf('SC-1=x', 'SC-2=x', '--local-web', '65535')).toMatch('is no port')
  })
})

test('--help asks for help, whatever else is given', () => {
  expect(read('--help')).toBeUndefined()
  expect(read('-h', '--knobs', 'x')).toBeUndefined()
})
