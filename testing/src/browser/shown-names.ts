import type { Page } from 'playwright'
import { expect } from 'vitest'

/*
 * The names that a page shows, to the letter, and their deeds on it, of which there
 * must be none.
 */

/** Counts the names that were looked for, and keeps those that were not there as they are. */
export function openNameCount() {
  const counted = { shown: 0, changed: [] as string[] }
  /** Takes each name out of what was seen; returns the rest. */
  const find = (place: string, seen: readonly string[], names: readonly string[]): string[] => {
    const left = [...seen]
    const changed: string[] = []
    for (const name of names) {
      const at = left.findIndex((text) => isToTheLetter(text, name))
      if (at < 0) changed.push(`${place}: ${JSON.stringify(name)}`)
      else left.splice(at, 1)
    }
    counted.shown += names.length - changed.length
    counted.changed.push(...changed)
    expect(changed.slice(0, 5), 'names not shown to the letter').toEqual([])
    return left
  }
  return {
    counted,
    /** Every name must be among what was seen. */
    among(place: string, seen: readonly string[], names: readonly string[]): void {
      find(place, seen, names)
    },
    /** The same, and nothing else may be there. */
    exactly(place: string, seen: readonly string[], names: readonly string[]): void {
      expect(find(place, seen, names), `besides the names of ${place}`).toEqual([])
    },
  }
}

/** Whether a text is the name, or the name between the marks that keep its direction to itself. */
export function isToTheLetter(text: string, name: string): boolean {
  if (text === name) return true
  const from = text.replace(/^\u2068+/, '')
  return from !== text && from.startsWith(name) && /^\u2069+$/.test(from.slice(name.length))
}

/** The part of a text between two others. */
export function inside(text: string | null, before: string, after = ''): string {
  const whole = text ?? ''
  expect([whole.slice(0, before.length), whole.slice(whole.length - after.length)]).toEqual([
    before,
    after,
  ])
  return whole.slice(before.length, whole.length - after.length)
}

/** The same of many. */
export const eachInside = (texts: readonly string[], before: string, after = '') =>
  texts.map((text) => inside(text, before, after))

/** The texts of elements, none trimmed. */
export function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (desired) =>
      [...document.querySelectorAll(desired)].map((element) => element.textContent ?? ''),
    selector,
  )
}

const isDevice = ({ hostname }: URL) => /^esp32-[\w-]+\.local$/.test(hostname)

/** Watches a page before it loads: the deeds are what a name has run or asked, and dialogs it has opened. */
export async function watchDeeds(page: Page, origin: string): Promise<string[]> {
  const deeds: string[] = []
  page.on('dialog', (dialog) => {
    deeds.push(`dialog: ${dialog.message()}`)
    // Rejects for a page that has gone meanwhile.
    dialog.dismiss().catch(() => undefined)
  })
  page.on('console', (message) => {
    if (message.text().startsWith('a name ran')) deeds.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    // The device manager asks devices themselves, by their identifiers.
    if (url.origin === origin || isDevice(url) || url.protocol === 'data:') return
    deeds.push(`asked: ${url.href}`)
  })
  // Runs in every document and frame.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'executed', {
      set: () => console.info(`a name ran at ${location.pathname}`),
    })
  })
  return deeds
}

/** The title of a question, and whether its last sign was the last one to be seen. */
type Asked = { title: string; endsLast: boolean }

/** Opens and cancels the question behind every button that begins with these words. */
export function questionsBehind(page: Page, buttons: string, label: string): Promise<Asked[]> {
  return page.evaluate(
    async ({ buttons, label }) => {
      const until = async (holds: () => unknown) => {
        const late = Date.now() + 10_000
        while (!holds()) {
          if (Date.now() > late) throw new Error(`no question, or no end of it: ${label}`)
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      }
      const signsOf = (title: Element) => {
        const boxes: DOMRect[] = []
        const range = document.createRange()
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const length = text.textContent?.length ?? 0
          for (let at = 0; at < length; at++) {
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            boxes.push(range.getBoundingClientRect())
          }
        }
        return boxes
      }
      const endsLast = (title: Element) => {
        const boxes = signsOf(title)
        const last = boxes.at(-1)
        if (!last) return false
        return boxes
          .filter(({ width, top, bottom }) => {
            const middle = (top + bottom) / 2
            return width > 0 && middle > last.top && middle < last.bottom
          })
          .every((box) => box.left <= last.left)
      }
      const question = () => document.querySelector('dialog[role=alertdialog]')
      const asked: Asked[] = []
      for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
        if (!button.textContent?.startsWith(label)) continue
        button.click()
        await until(question)
        const title = question()?.querySelector('h2')
        if (title) asked.push({ title: title.textContent ?? '', endsLast: endsLast(title) })
        question()?.querySelector<HTMLElement>('[data-safe]')?.click()
        await until(() => !question())
      }
      return asked
    },
    { buttons, label },
  )
}
