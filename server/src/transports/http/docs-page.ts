import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { z } from 'zod'

/** Describes the calls on a page for people, without any script. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roomwire: the calls</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>The calls of Roomwire</h1>
<p>Send <code>Authorization: Bearer …</code> with the token that signing in answers, and JSON bodies. A refusal is <code>{ "error": "…", "code": "…", "field": "…" }</code>: a text for a person, one of the <a href="#codes">codes</a> below, and the field that it is about, where there is one. Decide by the code: the text may change. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${endpoints.map(section).join('\n')}
${codes()}
</main>
`
}

export const docsStyle = `:root{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
section{border-top:1px solid #8886;padding:1rem 0}h2{font:600 1rem/1.5 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}p{margin:.25rem 0}
table{border-collapse:collapse;margin:.5rem 0;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}td:first-child,td:nth-child(2),code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
`

const accessLabels = {
  open: 'For everybody.',
  session: 'For signed-in people.',
  managers: 'For owners.',
  operator: 'For the operator of the server.',
  pass: 'For browsers that hold the pass, by its cookie.',
} as const

function section({ method, url, summary, access, path, query, body, reply }: Endpoint): string {
  return `<section>
<h2>${escaped(`${method} ${url}`)}</h2>
<p>${escaped(summary)} ${accessLabels[access]}</p>
${fields('In the path', path, 'input')}${fields('In the query', query, 'input')}${fields('Sent', body, 'input')}${fields('Answered', reply, 'output')}
</section>`
}

function codes(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { status, meaning }]) =>
      `<tr><td>${code}</td><td>${status}</td><td>${marked(meaning)}</td></tr>`,
  )
  return `<section id="codes">
<h2>Codes of refusals</h2>
<table><tr><th>Code</th><th>Status</th><th>Meaning</th></tr>${rows.join('')}</table>
</section>`
}

/** A text whose names stand in backticks. */
const marked = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

type Described = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Described[]
  items?: Described
  properties?: Record<string, Described>
  required?: string[]
}

function fields(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  // zod writes JSON Schema; only these few keywords are read here.
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Described
  const shapes = described.anyOf ?? [described]
  return shapes
    .map((shape) => {
      const rows = Object.entries(shape.properties ?? {}).map(([name, field]) => {
        const isOptional = !shape.required?.includes(name)
        return `<tr><td>${escaped(name)}</td><td>${escaped(typeOf(field))}</td><td>${isOptional ? 'optional' : ''}</td></tr>`
      })
      return `<table><caption>${title}</caption>${rows.join('')}</table>`
    })
    .join('')
}

function typeOf(field: Described): string {
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (field.anyOf) return field.anyOf.map(typeOf).join(' | ')
  if (field.type === 'array' && field.items) return `${typeOf(field.items)}[]`
  if (field.properties) return `{ ${Object.keys(field.properties).join(', ')} }`
  return Array.isArray(field.type) ? field.type.join(' | ') : (field.type ?? 'any')
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
