import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import { clock } from '../ui/time/clock.ts'
import { answerTimeoutMs, pathOf } from './ask-early.ts'

/** The answer to an early question of the same person, once; undefined when nobody has asked. */
export function takeEarlyAnswer(
  address: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const early = window.earlyAnswers
  if (!early || early.token !== token || clock.wall() - early.at > answerTimeoutMs) return undefined
  const answer = early.answers.get(address)
  early.answers.delete(address)
  return answer && withTimeTaken(answer, early.at)
}

/** Whether anything was asked before the app was here. */
export function hasEarlyAnswers(): boolean {
  return window.earlyAnswers !== undefined
}

/** Sends every question to the server from now on: its early answers may be out of date. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers
}

/**
 * An answer to a call, with the server's time taken from it.
 * @param sentAt when it was asked for, by the clock of this device, epoch ms
 */
export async function withTimeTaken(asked: Promise<Response>, sentAt: number): Promise<Response> {
  const answer = await asked
  clock.take(Number(answer.headers.get(serverTimeHeader) ?? Number.NaN), sentAt)
  return answer
}

/** The address of a call: its URL of the contract with what it is asked about filled in. */
export function addressOf(
  url: string,
  { path = {}, query = {} }: { path?: object; query?: object },
): string {
  const address = pathOf(url, path)
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${address}?${search}` : address
}
