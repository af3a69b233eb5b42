import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { backUp } from '@roomwire/testing/clients/backup-programs.ts'
import type { Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { SoakDevice } from './soak-device.ts'
import type { SoakPage } from './soak-page.ts'

export type SoakWorld = { stack: Stack; devices: readonly SoakDevice[]; pages: readonly SoakPage[] }

type Failure = { name: string; cause(world: SoakWorld): Promise<void> }

/** Pulls the plug of the server, and starts it again. */
export const kill: Failure = {
  name: 'the server is killed and started again',
  async cause({ stack }) {
    await stack.kill()
    await stack.start()
  },
}

/** Everything else that happens; the server goes on through all of it. */
export const failures: readonly Failure[] = [
  {
    name: 'the lines of a third of the devices are cut',
    cause: async ({ devices }) => {
      for (const device of devices.filter(() => Math.random() < 1 / 3)) device.cut()
    },
  },
  {
    name: 'all devices are cut, and come back within two seconds',
    cause: async ({ devices }) => {
      for (const device of devices) device.cut()
    },
  },
  {
    name: 'all pages are cut',
    cause: async ({ pages }) => {
      for (const page of pages) page.cut()
    },
  },
  {
    name: 'the server stands still for 4 s',
    async cause({ stack }) {
      const pid = stack.pid()
      if (pid === undefined) return
      process.kill(pid, 'SIGSTOP')
      await wait(4_000)
      process.kill(pid, 'SIGCONT')
    },
  },
  {
    name: '500 lines of random bytes on the port for MQTT',
    cause: ({ stack }) => garbage(stack.mqttUrl, 500),
  },
  {
    name: '500 lines of random bytes on the port for HTTP',
    cause: ({ stack }) => garbage(stack.url, 500),
  },
  {
    name: '200 devices with a wrong secret',
    async cause({ stack, devices }) {
      const [first] = devices
      if (!first) return
      for (let each = 0; each < 200; each += 1) {
        await connectTestDevice(stack.mqttUrl, first.identifier, 'wrong').catch(() => undefined)
      }
    },
  },
  {
    name: 'another program holds the database for 3 s',
    async cause({ stack }) {
      const db = new DatabaseSync(join(stack.data, 'roomwire.sqlite'), { timeout: 5_000 })
      try {
        db.exec('begin immediate')
        await wait(3_000)
        db.exec('rollback')
      } finally {
        db.close()
      }
    },
  },
  {
    name: 'a backup is made',
    async cause({ stack }) {
      const place = join(stack.data, 'soak-backups')
      mkdirSync(place, { recursive: true })
      const { code, said } = await backUp(stack.data, place, '--new-place', '--thin-out=1,0,0')
      if (code !== 0) throw new Error(`no backup was made: ${said}`)
    },
  },
]

/** Sends random bytes over so many lines, ten at once. */
async function garbage(url: string, lines: number): Promise<void> {
  const port = Number(new URL(url).port)
  const sendOne = async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.end(randomBytes(1 + Math.floor(Math.random() * 400)))
    const gone = once(socket, 'close')
    const late = setTimeout(() => socket.destroy(), 2_000)
    await gone.catch(() => undefined)
    clearTimeout(late)
  }
  for (let sent = 0; sent < lines; sent += 10) {
    await Promise.all(Array.from({ length: 10 }, sendOne))
  }
}
