import { expect, test } from 'vitest'
import { isThisMachine } from './this-machine.tsx'

test.each(['localhost', 'home.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  '%s is an address that no phone reaches',
  (hostname) => expect(isThisMachine(hostname)).toBe(true),
)

test.each(['192.168.1.5', 'home.example', 'raspberrypi.local', '[fd00::1]', 'localhost.example'])(
  '%s is an address that others reach',
  (hostname) => expect(isThisMachine(hostname)).toBe(false),
)
