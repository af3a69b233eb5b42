import { readdirSync } from 'node:fs'
import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'

const folder = new URL('.', import.meta.resolve('@roomwire/contracts/http/endpoint.ts'))

/** Every call the contracts declare, in whichever file, by the way it is written: `GET /api/rooms/{id}`. */
export const everyEndpoint: ReadonlyMap<string, Endpoint> = new Map(
  (await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href))))
    .flatMap((module: object) => Object.values(module))
    .filter(isEndpoint)
    .map((endpoint) => [`${endpoint.method} ${endpoint.url}`, endpoint]),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}
