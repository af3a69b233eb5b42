import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { refusal } from '@roomwire/contracts/http/refusals.ts'
import { z } from 'zod'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The OpenAPI 3.1 description of the endpoints that are served. */
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
      version: '0.1.0',
      description:
        'Errors are always { "error": text }, in words for a person. 401 means only that the session is not valid.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  }
}

function describe({ access, summary, path, query, body, reply }: Endpoint) {
  const json = (schema: unknown) => ({ 'application/json': { schema } })
  return {
    summary,
    security: access === 'open' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', path), ...parameters('query', query)],
    ...(body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {}),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(reply, 'output')) },
      default: { description: 'Refused', content: json(jsonSchema(refusal, 'output')) },
    },
  }
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
