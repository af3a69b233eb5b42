import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import { clock } from '../ui/time/clock.ts'

/**
 * An answer to a call, with the server's time taken from it.
 * @param sentAt when it was asked for, by the clock of this device, epoch ms
 */
export async function withTimeTaken(asked: Promise<Response>, sentAt: number): Promise<Response> {
  const answer = await asked
  clock.take(Number(answer.headers.get(serverTimeHeader) ?? Number.NaN), sentAt)
  return answer
}
