import { plain } from '../form/number-text.ts'

/* Times of day as people type them. Nothing is guessed: a text that is not certainly a time is none. */

type Parts = { hour: number; minute: number; word: string }

/** '7:30 pm', '19.30', '19h30', '1930' and '7' in parts; the word is that of the half of the day. */
function partsOf(text: string): Parts | undefined {
  const typed = plain(text).toLowerCase()
  const parts =
    /^(\D*)(\d{1,2})(\D+)(\d\d)(\D*)$/.exec(typed) ?? /^(\D*)(\d{1,2}?)()(\d\d)?(\D*)$/.exec(typed)
  if (!parts) return undefined
  const [, before = '', hour, sign = '', minute = '0', after = ''] = parts
  const word = before + sign.replace(/^[:：.,h]$/, '') + after
  return { hour: Number(hour), minute: Number(minute), word: word.replaceAll('.', '') }
}

/**
 * Reads a time of day as a person typed it, or as `write` writes it. One without a word for the
 * half of the day goes by 24 hours.
 * @param write writes a time, such as '19:30', as the reader sees it
 * @returns such as '19:30'; undefined where the text is empty or not certainly a time.
 */
export function readTime(text: string, write: (time: string) => string): string | undefined {
  const typed = partsOf(text)
  if (!typed || typed.minute > 59) return undefined
  const { hour, minute, word } = typed
  if (word === '') return hour < 24 ? timeOf(hour * 60 + minute) : undefined
  if (/^[ap]m?$/.test(word)) {
    const half = word.startsWith('p') ? 12 : 0
    return hour >= 1 && hour <= 12 ? timeOf(((hour % 12) + half) * 60 + minute) : undefined
  }
  // Languages have words of their own, some more than two.
  return Array.from({ length: 24 }, (_, ofDay) => timeOf(ofDay * 60 + minute)).find((time) => {
    const shown = partsOf(write(time))
    return shown?.hour === hour && shown.word === word
  })
}

const dayMinutes = 24 * 60

/** The time of so many minutes after midnight. */
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * The next time that is a multiple of the step, after midnight again.
 * @param time such as '19:30'; empty for midnight
 * @param step minutes; negative for the time before
 */
export function steppedTime(time: string, step: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const steps = (hour * 60 + minute) / Math.abs(step)
  const next = step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return timeOf((next * Math.abs(step) + dayMinutes) % dayMinutes)
}
