import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectLean } from './mqtt-client.ts'

/* Whether a server that was just started does its work: a port may be open before that. */

/** Resolves when the server answers on the ports that are named; fails after 60 s. */
export async function serverAnswers({ http, mqtt }: { http?: number; mqtt?: number }) {
  const end = performance.now() + 60_000
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) {
      if (performance.now() > end) throw new Error('The server does not answer after 60 s.')
      await sleep(2)
    }
  }
  await Promise.all([
    http === undefined || until(() => isServed(http)),
    mqtt === undefined || until(() => isMet(mqtt)),
  ])
}

/** Whether it answers over HTTP, whatever it answers. */
function isServed(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  get({ host: '127.0.0.1', port, agent: false }, (response) => {
    response.resume().once('end', () => resolve((response.statusCode ?? 500) < 500))
  }).once('error', () => resolve(false))
  return promise
}

/** Whether it answers CONNECT: a device that it does not know is refused, and that is an answer. */
async function isMet(port: number): Promise<boolean> {
  const stranger = { to: port, clientId: 'first', username: 'nobody', password: 'nobody' }
  try {
    const line = await connectLean(stranger)
    line.close()
    return true
  } catch (error) {
    return error instanceof Error && error.message.includes('answered CONNECT')
  }
}
