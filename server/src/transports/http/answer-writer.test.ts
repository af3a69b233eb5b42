import { setImmediate as nextTurn } from 'node:timers/promises'
import { endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { formOf, openSampler } from '@roomwire/testing/fuzz/samples.ts'
import { openSeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import Fastify, { type FastifyReply } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openEventLoop } from '../../platform/event-loop.ts'
import { openAnswerWriter } from './answer-writer.ts'

const needs = { eventLoop: openEventLoop() }
let reply: FastifyReply
beforeAll(async () => {
  const app = Fastify()
  app.get('/', async (_request, given) => {
    reply = given
    return {}
  })
  await app.inject('/')
})

/** The value with a field that nobody has declared in each of its objects. */
function withSecrets(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const form = formOf(schema)
  const each = (of: z.ZodType) =>
    Object.entries(Object(value)).map(([name, field]) => [name, withSecrets(of, field)])
  switch (form.kind) {
    case 'object': {
      const fields = Object.entries(Object(value)).map(([name, field]) => {
        const known = form.shape[name]
        return [name, known ? withSecrets(known, field) : field]
      })
      return { ...Object.fromEntries(fields), secret_hash: 'secret' }
    }
    case 'record':
      return Object.fromEntries(each(form.value))
    case 'list':
      return each(form.item).map(([, item]) => item)
    case 'optional':
      return withSecrets(form.inner, value)
    case 'choice': {
      const option = form.options.find((one) => one.safeParse(value).success)
      return option ? withSecrets(option, value) : value
    }
    default:
      return value
  }
}

it.each([...everyEndpoint])(
  'R-05 R-94 %s answers with each field that its reply declares, and with no other',
  async (_name, declared) => {
    const write = openAnswerWriter(needs, declared)
    const sampler = openSampler(['pin.18', 'reading.power'])
    const samples = [
      ...sampler.whole(declared.reply),
      ...Array.from({ length: 40 }, (_, nth) =>
        sampler.any(declared.reply, openSeededRandom(1, nth)),
      ),
    ]
    for (const sample of samples) {
      const text = await write(withSecrets(declared.reply, sample), reply)
      expect(JSON.parse(String(text))).toEqual(JSON.parse(JSON.stringify(sample)))
    }
  },
)

const list = endpoint({
  method: 'GET',
  url: '/for-this-test',
  summary: 'For this test.',
  access: 'open',
  reply: z.object({ items: z.array(z.object({ id: z.int() })) }),
})

it('others have their turn while a long answer is written', async () => {
  const slow = {
    get id() {
      for (const began = performance.now(); performance.now() - began < 1; );
      return 1
    },
  }
  let [turns, isOver] = [0, false]
  const writing = openAnswerWriter(needs, list)({ items: Array(200).fill(slow) }, reply).finally(
    () => {
      isOver = true
    },
  )
  while (!isOver) {
    await nextTurn()
    turns += 1
  }
  expect(JSON.parse(String(await writing)).items).toHaveLength(200)
  expect(turns).toBeGreaterThan(4)
})

it('what is frozen is written once', async () => {
  let reads = 0
  const item = Object.freeze({
    get id() {
      reads += 1
      return 1
    },
  })
  const write = openAnswerWriter(needs, list)
  for (const items of [[item], [item, item], [{ id: 2 }, item]]) await write({ items }, reply)
  expect(reads).toBe(1)
})
