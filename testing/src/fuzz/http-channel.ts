import { FuzzFault, type FuzzHome, type FuzzServer, openFuzzHome } from './fuzz-home.ts'
import { type HttpInput, isTaken, openHttpInputs } from './http-inputs.ts'
import { askAlone, openHttpLine, Unanswered } from './http-line.ts'
import { openSeededRandom } from './seeded-random.ts'
import type { FuzzTurns } from './turns.ts'

/** Requests on their way at once on one line, lines, and broken requests at once on lines of their own. */
const width = { batch: 12, lines: 8, alone: 64 }
/** Inputs after which new people take over, so that lists stay short. */
const homeLasts = 10_000

/** Says every input of the turns to the HTTP port. */
export async function fuzzHttp(server: FuzzServer, turns: FuzzTurns): Promise<void> {
  const people = openPeople(server)
  const alone = new Set<Promise<void>>()
  const { promise: broken, reject } = Promise.withResolvers<never>()
  broken.catch(() => undefined)

  async function trySeveral(line: ReturnType<typeof openHttpLine>): Promise<void> {
    for (let batch = turns.take(width.batch); batch.length > 0; batch = turns.take(width.batch)) {
      const { inputs } = await people.now(batch[0] ?? 0)
      const said = batch.map((input) => ({
        input,
        ...inputs(openSeededRandom(turns.seed, input), input),
      }))
      turns.count(said.filter(({ pollutes }) => pollutes).length)
      for (const one of said.filter(({ isWhole }) => !isWhole)) {
        while (alone.size >= width.alone) await Promise.race(alone)
        const tried = tryAlone(server.port, one)
          .catch(reject)
          .finally(() => alone.delete(tried))
        alone.add(tried)
      }
      const whole = said.filter(({ isWhole }) => isWhole)
      const answers = await line.ask(whole).catch((error) => {
        throw error instanceof Unanswered ? faultOf(whole[error.at], error.message) : error
      })
      for (const [at, { status, body }] of answers.entries()) {
        const one = whole[at]
        if (!one) continue
        judge(one, status, body)
        if (status === 401 && one.asOwner) people.spent()
      }
    }
  }

  const lines = Array.from({ length: width.lines }, () => openHttpLine(server.port))
  try {
    await Promise.race([Promise.all(lines.map(trySeveral)), broken])
    await Promise.race([Promise.all(alone), broken])
  } finally {
    for (const line of lines) line.close()
  }
}

type Said = HttpInput & { input: number }

async function tryAlone(port: number, said: Said): Promise<void> {
  const heard = await askAlone(port, said.bytes).catch((error: unknown) => {
    throw faultOf(said, error instanceof Error ? error.message : String(error))
  })
  const [, wrong] = /^HTTP\/1\.1 (5\d\d)/m.exec(heard) ?? []
  if (wrong) throw faultOf(said, `${wrong}: ${heard}`)
}

/** @throws FuzzFault for an answer that must not be. */
function judge(said: Said, status: number, body: string): void {
  if (status >= 500) throw faultOf(said, `${status} ${body}`)
  if (status !== 200 || !said.call?.endpoint.body) return
  const { endpoint, isJson, body: sent } = said.call
  if (!isJson) throw faultOf(said, 'A body that was not called JSON was taken')
  if (said.pollutes) throw faultOf(said, 'A body that reaches for a prototype was taken')
  if (!isTaken(endpoint, sent)) throw faultOf(said, 'What the contract refuses was taken')
}

const faultOf = (said: Said | undefined, fault: string) =>
  new FuzzFault(`${fault}\n${said?.bytes.toString('latin1').slice(0, 2_000)}`, {
    cause: said?.input,
  })

/** Opens the callers: others from time to time, and when their session has ended. */
function openPeople(server: FuzzServer) {
  type People = { home: FuzzHome; inputs: ReturnType<typeof openHttpInputs>; since: number }
  let present: Promise<People> | undefined
  let since = 0
  const come = async (): Promise<People> => {
    const home = await openFuzzHome(server)
    return { home, inputs: openHttpInputs(home), since }
  }
  return {
    now(input: number): Promise<People> {
      if (!present || input - since >= homeLasts) {
        since = input
        present = come()
      }
      return present
    },
    spent() {
      present = undefined
    },
  }
}
