import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type Answer, ask } from '@roomwire/testing/clients/ask.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The calls of the specification, §7, in its own words, and those that stand beside them. */
const specified = [
  'POST /api/users/register',
  'POST /api/users/login',
  'POST /api/auth/logout',
  'GET /api/users/profile/{userId}',
  'GET /api/users/profile-by-email',
  'POST /api/users/forgot-password',
  'POST /api/users/reset-password',
  'GET /api/rooms/my-rooms',
  'GET /api/rooms/{id}',
  'POST /api/rooms/',
  'GET /api/devices',
  'GET /api/devices/listdevice',
  'GET /api/devices/room/{roomId}',
  'GET /api/api/devices/room/{roomId}',
  'PUT /api/devices/map-room',
  'POST /api/devices/register',
  'PUT /api/devices/update',
  'POST /api/devices/reset',
  'GET /api/users/guest/list/{userId}',
  'POST /api/users/guest/create',
  'DELETE /api/users/guest/delete/{id}',
  'GET /api/users/family/list',
  'POST /api/users/family/create',
  'PUT /api/users/family/update/{id}',
  'DELETE /api/users/family/delete/{id}',
]

type Described = {
  summary: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}

/** A schema's own shape, or each of those it leaves the choice between. */
function shapesOf(schema: object | undefined): unknown[] {
  const { anyOf, oneOf } = (schema ?? {}) as { anyOf?: object[]; oneOf?: object[] }
  return anyOf ?? oneOf ?? [schema]
}

describe('the calls, described', () => {
  let server: TestServer
  let openApi: {
    openapi: string
    paths: Record<string, Record<string, Described>>
    components: { schemas: Record<string, unknown> }
  }
  let docs: Answer
  beforeAll(async () => {
    server = await startTestServer('sqlite')
    const { body } = await ask(server, 'GET /api/openapi.json')
    openApi = body as typeof openApi
    docs = await ask(server, 'GET /api/docs')
  })
  afterAll(() => server.stop())

  const described = () =>
    Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        line: `${method.toUpperCase()} ${path}`,
        call,
      })),
    )

  it('R-30 no call asks for a longer text than is accepted', () => {
    const longest = described().map(({ line, call }) => {
      const texts = JSON.stringify(call.requestBody ?? {}).matchAll(/"maxLength":(\d+)/g)
      return { line, most: Math.max(0, ...[...texts].map(([, most]) => Number(most))) }
    })
    expect(longest.some(({ most }) => most > 1_000)).toBe(true)
    // A photo is sent as one long text (room-photos.ts).
    expect(longest.filter(({ most }) => most > limits.jsonTextMax).map(({ line }) => line)).toEqual(
      ['PUT /api/rooms/{id}/photo'],
    )
  })

  it('API-1 to API-19 are all there', () => {
    expect(described().map(({ line }) => line)).toEqual(expect.arrayContaining(specified))
  })

  it('R-03 are those of the contracts, no more and no less', () => {
    expect(openApi.openapi).toBe('3.1.0')
    expect(
      described()
        .map(({ line }) => line)
        .sort(),
    ).toEqual([...everyEndpoint.keys()].sort())
  })

  it('R-03 are the ones that are served: each answers at its path, and only by its method', async () => {
    for (const { line } of described()) {
      const [method = '', path = ''] = line.split(' ')
      const filled = path.replace(/\{\w+\}/, '1')
      // The method is one of the description's.
      const { text } = await ask(server, `${method as 'GET'} ${filled}`)
      expect([line, text]).not.toEqual([
        line,
        '{"error":"There is nothing here","code":"not_found"}',
      ])
      const { status } = await ask(server, `PATCH ${filled}`)
      expect([line, status]).toEqual([line, 404])
    }
  })

  it('say what each call accepts and answers, so that a client can be generated', () => {
    for (const { line, call } of described()) {
      const endpoint = everyEndpoint.get(line)!
      expect(call.summary).toBe(endpoint.summary)
      const key = endpoint.access === 'pass' ? { pass: [] } : { bearer: [] }
      const keys = endpoint.right ? [key, { token: [] }] : [key]
      expect(call.security).toEqual(endpoint.access === 'open' ? [] : keys)
      const inPath = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = call.parameters.map(({ name, in: place }) => [place, name])
      const inQuery = parameters.filter(([place]) => place === 'query')
      expect(parameters).toEqual([...inPath.map((name) => ['path', name]), ...inQuery])
      expect(inQuery.length > 0).toBe(endpoint.query !== undefined)
      expect(call.requestBody !== undefined).toBe(endpoint.body !== undefined)
      expect(Object.keys(call.responses)).toEqual(['200', 'default'])
      for (const shape of shapesOf(call.responses[200]?.content['application/json']?.schema)) {
        expect(shape).toMatchObject({ type: 'object' })
      }
      expect(call.responses.default).toEqual({ $ref: '#/components/responses/Refused' })
    }
  })

  it('say what a refusal carries, and what each of its codes means', () => {
    const { Refusal, ErrorCode } = openApi.components.schemas
    expect(Refusal).toMatchObject({
      type: 'object',
      required: ['error', 'code'],
      properties: { code: { $ref: '#/components/schemas/ErrorCode' }, field: { type: 'string' } },
    })
    const codes = Object.entries(errorCodes).map(([code, { status, meaning }]) => ({
      const: code,
      description: `${status}: ${meaning}`,
    }))
    expect(ErrorCode).toEqual({ oneOf: codes })
    for (const [code, { status }] of Object.entries(errorCodes)) {
      expect(docs.text).toContain(`<tr><td>${code}</td><td>${status}</td>`)
    }
  })

  it('R-05 say that no field may be added to a body', () => {
    for (const { line, call } of described()) {
      const schema = call.requestBody?.content['application/json']?.schema
      if (!schema) continue
      for (const shape of shapesOf(schema)) {
        expect([line, shape]).toEqual([
          line,
          expect.objectContaining({ additionalProperties: false }),
        ])
      }
    }
  })

  it('are a page for people, in HTML without any script', () => {
    expect(docs.status).toBe(200)
    expect(docs.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(docs.text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(docs.text).not.toMatch(/<script|javascript:|\son\w+=|style=/i)
    for (const { line, call } of described()) {
      expect(docs.text).toContain(`<h2>${line}</h2>`)
      expect(docs.text).toContain(call.summary)
    }
  })

  it('are styled by a file of this server, as the policy asks', async () => {
    expect(docs.text).toContain('<link rel="stylesheet" href="/api/docs.css">')
    const style = await ask(server, 'GET /api/docs.css')
    expect([style.status, style.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/css/),
    ])
  })
})
