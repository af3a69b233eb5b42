import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { identifierOf } from '../load/payloads.ts'
import type { Shape } from './peer.ts'

/*
 * The people, rooms and devices that Roomwire is measured with, made through its own calls. That
 * takes long for 10,000 devices, so a data folder is made once a run and copied for each sample.
 */

export type Household = {
  /** The data folder to copy. */
  data: string
  /** The session of the owner of each home, and its room. */
  tokens: string[]
  rooms: number[]
  /** The secret of each device. */
  secrets: string[]
}

type StartedServer = { url: string; stop(): Promise<void> }

/**
 * The household of a shape: the one that an earlier sample of this run has made, or a new one.
 * @param start starts a server on a data folder
 */
export async function keptHousehold(
  { devices, perHome, kept }: Shape,
  start: (data: string) => Promise<StartedServer>,
): Promise<Household> {
  const folder = join(kept, `household-${devices}-${perHome}`)
  const list = join(folder, 'household.json')
  // The list is written last: without it a household was broken off.
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8'))
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const server = await start(data)
  try {
    const household = { data, ...(await settle(server.url, devices, perHome)) }
    await server.stop()
    writeFileSync(list, JSON.stringify(household))
    return household
  } finally {
    await server.stop()
  }
}

async function settle(url: string, devices: number, perHome: number) {
  const tokens: string[] = []
  const rooms: number[] = []
  const secrets: string[] = []
  const homes = Math.ceil(devices / perHome)
  await inBatches(16, [...Array(homes).keys()], async (home) => {
    const person = {
      username: 'Bench',
      email: `b${home}@example.com`,
      password: 'a bench password',
    }
    const { token } = await post(url, '/api/users/register', person)
    const { room_id } = await post(url, '/api/rooms/', { room_name: 'Room' }, token)
    tokens[home] = token
    rooms[home] = room_id
    const last = Math.min(devices, (home + 1) * perHome)
    for (let device = home * perHome; device < last; device += 1) {
      const board = {
        device_identifier: identifierOf(device),
        device_name: `D${device}`,
        device_local_IP: '10.0.0.1',
        room_id,
      }
      secrets[device] = (await post(url, '/api/devices/register', board, token)).device_secret
    }
  })
  return { tokens, rooms, secrets }
}

/** A server that is busy with sign-ups says so by 503, and is asked again. */
async function post(url: string, path: string, body: unknown, token = '') {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) return Object(JSON.parse(text))
    if (response.status !== 503 || tries > 200) {
      throw new Error(`${path}: ${response.status} ${text}`)
    }
    await sleep(100)
  }
}
