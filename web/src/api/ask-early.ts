import { deviceClocks } from '../ui/time/device-clocks.ts'

/*
 * Questions that the head of the page asks before the app is here (app-head.ts): early-answers.ts takes each answer
 * instead of asking again. The two are in files of their own, so they meet at the window. What the head
 * imports stands in front of everything: it is kept small.
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
  window.earlyAnswers = { token, at: deviceClocks.wall(), answers: new Map(answers) }
}

/** The address of a call: its URL of the contract with the parts of its path filled in. */
export function pathOf(url: string, parts: object): string {
  let path = url
  for (const [name, value] of Object.entries(parts)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
  }
  return path
}
