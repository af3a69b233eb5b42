import type { Logger } from 'pino'

/*
 * The texts of strangers, as the log repeats them: short, and one line a minute however many there
 * are. Nobody fills the disk of the server by being refused.
 */

/** The longest text of a stranger's that the log repeats, characters. */
const textMost = 64

/** A stranger's text for the log: cut, with the sign of it at the end. */
export function shownInLog(text: string): string {
  return text.length <= textMost ? text : `${text.slice(0, textMost - 1)}…`
}

/** How long refusals are gathered (ms), and how many different ones are told apart in that time. */
const times = { gatherMs: 60_000, most: 16 }

type About = Readonly<Record<string, string>>

/**
 * Logs refusals of one kind. The first is logged at once. Those that follow within a minute are one
 * line at its end: how many they were, and the first different ones of them, each with its count.
 * @param text the message of the line.
 */
export function gatherRefusals(
  log: Pick<Logger, 'warn'>,
  text: string,
  { gatherMs, most }: typeof times = times,
) {
  const seen = new Map<string, { about: About; count: number }>()
  let count = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const refused = [...seen.values()].map((one) => ({ ...one.about, count: one.count }))
    if (count > 0) log.warn({ count, refused }, text)
    seen.clear()
    count = 0
  }

  return {
    /** Logs one refusal, or counts it; `about` says who was refused, in a stranger's words. */
    note(about: About): void {
      const shown = Object.fromEntries(
        Object.entries(about).map(([name, value]) => [name, shownInLog(value)]),
      )
      if (!timer) {
        log.warn(shown, text)
        timer = setTimeout(flush, gatherMs).unref()
        return
      }
      count += 1
      const key = JSON.stringify(shown)
      const known = seen.get(key)
      if (known) known.count += 1
      else if (seen.size < most) seen.set(key, { about: shown, count: 1 })
    },
    /** Logs what was counted up to now. */
    flush,
  }
}
