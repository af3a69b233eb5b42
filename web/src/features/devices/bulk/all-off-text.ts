import type { AllOff } from '@roomwire/contracts/http/all-off.ts'
import type { PinOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'

/** A place that is turned off: a room, or the home. */
export type OffPlace = { roomId: number | null; name: string }

/** The whole home. */
export const wholeHome: OffPlace = { roomId: null, name: 'Home' }

type Counts = Pick<AllOff, PinOutcome>

/** '7 off, 1 offline', or with another word '7 on again'. */
export function outcomeText(counts: Counts, word = 'off'): string {
  const { done, unconfirmable, offline, failed } = counts
  if (done + unconfirmable + offline + failed === 0) return nothingText[word] ?? 'Nothing to undo'
  const parts = [
    (done > 0 || unconfirmable === 0) && `${done} ${word}`,
    unconfirmable > 0 && `${unconfirmable} sent, cannot be confirmed`,
    offline > 0 && `${offline} offline`,
    failed > 0 && `${failed} did not answer`,
  ]
  return parts.filter(Boolean).join(', ')
}

const nothingText: Record<string, string> = { off: 'Nothing was on', done: 'Nothing to set' }

/** Tells which pumps an undo leaves off: they never come on by themselves. Null when there are none. */
export function undoText({
  done,
  unconfirmable,
  undo,
}: Pick<AllOff, 'done' | 'unconfirmable' | 'undo'>): string | null {
  const left = done + unconfirmable - (undo?.pins ?? 0)
  return left > 0 ? `Undo leaves ${left === 1 ? 'the pump' : `${left} pumps`} off.` : null
}
