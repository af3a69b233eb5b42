import { expect, test } from 'vitest'
import { cleaned, deviceFormErrors, roomIdOf } from './device-form.ts'

const blank = { identifier: '', name: '', ip: '', roomId: '', dialect: null, key: '' }
const good = { ...blank, identifier: 'SC-000001', name: 'Balcony box', ip: '192.168.1.61' }

test('ADDDEV-1 identifier, name and IP are required, and the IP has four octets from 0 to 255', () => {
  expect(deviceFormErrors(good)).toEqual({})
  expect(Object.keys(deviceFormErrors(blank))).toEqual(['identifier', 'name', 'ip'])
  for (const ip of ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', 'a.b.c.d', '1.2.3.-4']) {
    expect(deviceFormErrors({ ...good, ip }).ip, ip).toBeDefined()
  }
  for (const identifier of ['SC', 'SC 1', 'SC/1', '#SC-1']) {
    expect(deviceFormErrors({ ...good, identifier }).identifier, identifier).toBeDefined()
  }
  expect(deviceFormErrors({ ...good, dialect: 'tasmota' }).identifier).toMatch('begin with')
})

test('a node needs its encryption key, as its YAML has it', () => {
  const key = 'c2l4dHktZm91ciBsZXR0ZXJzIGFyZSBlbm91Z2guLi4='
  const node = { ...good, identifier: 'kitchen', dialect: 'esphome' as const }
  expect(deviceFormErrors(node).key).toBe('Paste the encryption key of the node')
  expect(deviceFormErrors({ ...node, key: key.slice(1) }).key).toMatch('44 characters')
  for (const typed of [key, ` "${key}"`, `key: '${key}'`]) {
    expect(deviceFormErrors(cleaned({ ...node, key: typed }))).toEqual({})
  }
})

test('a comma from a number pad becomes a dot, and spaces around are trimmed', () => {
  expect(cleaned({ ...good, identifier: ' SC-1 ', name: ' Box ', ip: ' 10,0,0,7 ' })).toEqual({
    ...blank,
    identifier: 'SC-1',
    name: 'Box',
    ip: '10.0.0.7',
  })
})

test('ADDDEV-1 the room id is sent only when it is a positive integer', () => {
  expect(roomIdOf({ roomId: '3' })).toBe(3)
  for (const roomId of ['', '0', '-1', '1.5', 'x']) expect(roomIdOf({ roomId })).toBeUndefined()
})
