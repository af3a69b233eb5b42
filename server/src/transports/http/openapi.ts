import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { refusal } from '@roomwire/contracts/http/refusals.ts'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { z } from 'zod'
import { version } from '../../platform/version.ts'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, rw_…, of the right for the call.',
  },
  pass: {
    type: 'apiKey',
    in: 'cookie',
    name: 'pass-{id}',
    description: 'Over HTTPS its name begins with __Secure-.',
  },
}

/** Describes the served endpoints in OpenAPI 3.1. */
export function describeInOpenApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.url] = {
      ...paths[endpoint.url],
      [endpoint.method.toLowerCase()]: describe(endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roomwire',
      version,
      description:
        'A refusal is always { error, code, field? }: a text for a person, the code that a program decides by, and the field of the request that it is about, where there is one. 401 means only that the session is not valid.',
    },
    components: {
      securitySchemes,
      schemas: { ErrorCode: describedCodes(), Refusal: describedRefusal() },
      responses: {
        Refused: {
          description: 'Refused',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
    paths,
  }
}

/** Every code with its HTTP status and its meaning. */
function describedCodes() {
  const codes = Object.entries(errorCodes)
  return {
    oneOf: codes.map(([code, { status, meaning }]) => ({
      const: code,
      description: `${status}: ${meaning}`,
    })),
  }
}

function describedRefusal() {
  const { properties, ...rest } = jsonSchema(refusal, 'output')
  return {
    ...rest,
    properties: { ...properties, code: { $ref: '#/components/schemas/ErrorCode' } },
  }
}

function describe({ access, right, summary, path, query, body, reply }: Endpoint) {
  const json = (schema: unknown) => ({ 'application/json': { schema } })
  return {
    summary,
    security: securityOf(access, right),
    parameters: [...parameters('path', path), ...parameters('query', query)],
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(reply, 'output')) },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function securityOf(access: Endpoint['access'], right: Endpoint['right']) {
  if (access === 'open') return []
  if (access === 'pass') return [{ pass: [] }]
  return right ? [{ bearer: [] }, { token: [] }] : [{ bearer: [] }]
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {} } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: true,
    schema: described,
  }))
}
