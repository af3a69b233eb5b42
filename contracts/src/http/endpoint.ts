import type { z } from 'zod'
import type { ApiTokenRight } from '../vocabulary/api-token-right.ts'

/**
 * Who may call an endpoint at all, before any object is looked at:
 * `open` anybody, `session` every signed-in person, `managers` everybody who
 * manages a home, `operator` the super_admin of the server, `pass` a browser that holds the pass of the path. The verb decides what they may do to which object.
 */
export type Access = 'open' | 'session' | 'managers' | 'operator' | 'pass'

/** One call of the HTTP interface: the server serves it, the page calls it, OpenAPI is written from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for each part of `path`. */
  url: string
  /** One sentence for the reader of the OpenAPI page. */
  summary: string
  access: Access
  /** The right of an API token with which programs may call it too. */
  right?: ApiTokenRight
  path?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** How long the body and its texts may be, bytes, where they may be longer than others. */
  bodyBytesMax?: number
  reply: z.ZodType
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** The input as a caller sends it. */
export type RequestInput<E extends Endpoint> = {
  [K in 'path' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>
}

/** The parsed input, as the server's handler gets it. */
export type Input<E extends Endpoint> = {
  [K in 'path' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: OutputOf<E[K]>
}

/** The reply as the server sends it. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
