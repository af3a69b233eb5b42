import {
  type RestoreState,
  restoreCodeHeader,
  restoreEndpoint,
  restorePage,
  restorePartBytesMax,
} from '@roomwire/contracts/http/restore.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nobody } from '../../features/audit/audit-writer.ts'
import type { PageRestore } from '../../features/backups/page-restore.ts'
import { someoneRegistered } from '../../features/backups/take-in.ts'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'
import { tooMany } from '../../features/limits/attempts.ts'
import { networkOf } from '../../platform/network.ts'
import { parseAs } from '../../platform/parse-json.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { nothingHere } from './error-answers.ts'
import type { Serve } from './serve.ts'
import type { StartSecret } from './start-secret.ts'

type Needs = Pick<Roomwire, 'audit' | 'attempts' | 'callerAddress' | 'rateLimits'>

const partQuery = z.object({
  at: z.coerce.number().int().nonnegative(),
  page: restorePage.default(''),
})

/**
 * The calls that restore a backup where nobody has registered. Who calls shows the code of this start: a
 * stranger who comes first gets no further than the page for registering.
 */
export function restoreRoutes(
  app: FastifyInstance,
  needs: Needs,
  serve: Serve,
  { restore, secret }: { restore: PageRestore; secret: StartSecret },
): void {
  /** @throws Refusal 'not_found', 'forbidden', 'too_many_attempts', 'changed_meanwhile'. */
  async function expectCode(request: FastifyRequest, code: string): Promise<void> {
    if (!secret.isAnnounced()) throw nothingHere()
    if (!secret.equals(code)) throw await refusal(request)
    if (restore.state().name === 'restoring' || (await restore.isPossible())) return
    throw refuse('changed_meanwhile', someoneRegistered)
  }

  async function refusal(request: FastifyRequest) {
    const address = networkOf(needs.callerAddress.of(request.raw))
    // A large file has many parts: only those of strangers count.
    needs.rateLimits.countCallFrom(address)
    const waitS = await needs.attempts.consume([
      { limit: attemptLimits.restoreFromAddress, key: address },
    ])
    const code = waitS > 0 ? 'too_many_attempts' : 'forbidden'
    const from = needs.audit.pseudonymise(address)
    needs.audit.enqueue('call.refused', nobody, { call: 'POST /api/restore', code, from })
    return waitS > 0 ? tooMany(waitS) : refuse('forbidden', 'This is not the code of this start.')
  }

  serve(restoreEndpoint, async ({ body: { code, step, key = '', page = '' } }, { request }) => {
    await expectCode(request, code)
    if (step === 'look') restore.look(page)
    if (step === 'open') restore.open(page, key)
    if (step === 'restore') restore.confirm(page)
    if (step === 'cancel') restore.cancel(page)
    return present(restore.state())
  })

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: restorePartBytesMax },
      (_request, body, done) => done(null, body),
    )
    // Before anything of the body is read.
    scope.addHook('onRequest', async (request) => {
      const shown = request.headers[restoreCodeHeader]
      await expectCode(request, typeof shown === 'string' ? shown : '')
    })
    scope.put('/api/restore/file', async (request, reply) => {
      const { at, page } = parseAs(partQuery, request.query)
      if (request.body instanceof Buffer) restore.take(page, at, request.body)
      return reply.type('application/json').send(JSON.stringify(present(restore.state())))
    })
    done()
  })
}

function present(state: ReturnType<PageRestore['state']>): RestoreState {
  const found = state.name === 'found' ? state.found : undefined
  const isOpening = state.name === 'opening'
  return {
    state: state.name,
    bytes: state.name === 'uploading' ? state.bytes : 0,
    step: isOpening ? state.step : null,
    part: isOpening ? state.part : null,
    error: state.name === 'failed' ? state.error : null,
    found: found
      ? {
          made_at: found.madeAt,
          names: found.names,
          homes: found.homes,
          people: found.people,
          devices: found.devices,
        }
      : null,
  }
}
