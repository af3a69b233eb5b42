import type { AllOff } from '@roomwire/contracts/http/all-off.ts'

/** A place that is turned off: a room, or the home. */
export type OffPlace = { roomId: number | null; name: string }

/** The whole home. */
export const wholeHome: OffPlace = { roomId: null, name: 'Home' }

type Counts = Pick<AllOff, 'done' | 'offline' | 'failed'>

/** '7 off, 1 offline', or with another word '7 on again'. */
export function outcomeText({ done, offline, failed }: Counts, word = 'off'): string {
  if (done + offline + failed === 0) return nothingText[word] ?? 'Nothing to undo'
  const parts = [
    `${done} ${word}`,
    offline > 0 && `${offline} offline`,
    failed > 0 && `${failed} did not answer`,
  ]
  return parts.filter(Boolean).join(', ')
}

const nothingText: Record<string, string> = { off: 'Nothing was on', done: 'Nothing to set' }

/** Tells which pumps an undo leaves off: they never come on by themselves. Null when there are none. */
export function undoText({ done, undo }: Pick<AllOff, 'done' | 'undo'>): string | null {
  const left = done - (undo?.pins ?? 0)
  return left > 0 ? `Undo leaves ${left === 1 ? 'the pump' : `${left} pumps`} off.` : null
}
