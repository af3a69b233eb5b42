import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import { clock } from '../ui/time/clock.ts'

/*
 * The answers that the head of the page has asked for before the app was here (app-head.ts): the app takes each
 * answer instead of asking again. The two are files of their own, so they meet at the window.
 */

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the browser's own type
  interface Window {
    earlyAnswers?: { token: string; at: number; answers: Map<string, Promise<Response>> }
  }
}

/** On a home's own network, a call that takes longer will not come back. */
export const answerTimeoutMs = 15_000

/** Asks as somebody, before anybody needs the answers. */
export function askEarly(token: string, addresses: readonly string[]): void {
  const headers = { authorization: `Bearer ${token}` }
  const answers = addresses.map((address) => {
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    // The taker handles the failure; perhaps nobody takes it.
    answer.catch(() => undefined)
    return [address, answer] as const
  })
  window.earlyAnswers = { token, at: clock.wall(), answers: new Map(answers) }
}

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
  let address = url
  for (const [name, value] of Object.entries(path)) {
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
  }
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${address}?${search}` : address
}
