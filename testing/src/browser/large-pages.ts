import type { Page } from 'playwright'
import { expect } from 'vitest'
import { settled } from './browser.ts'

/* Pages that show very much: how often they call the server, and what can be opened on them. */

/** How many calls a page may need, and each thing that somebody does there: as many as in a small home. */
export const callsMost = { page: 20, step: 8 }

/** Counts the calls of a page, and keeps those that were refused. */
export function countCalls(page: Page) {
  let calls = 0
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api')) return
    calls += 1
    if (response.status() >= 400) refused.push(`${response.status()} ${pathname}${search}`)
  })
  return {
    /** Forgets the calls so far. */
    async forget() {
      await settled(page)
      calls = 0
    },
    /** @throws where anything was refused, or asked more often than that. */
    async expectFew(step: string, most: number) {
      await settled(page)
      expect(refused, step).toEqual([])
      expect(await page.getByText(/Could not|Failed to|Too fast/).allInnerTexts(), step).toEqual([])
      expect(calls, step).toBeLessThanOrEqual(most)
      calls = 0
    },
  }
}

/** Leaves the page, or does at once what cannot be taken back. */
const notPressed = /^(Log ?out|Sign out)/

/**
 * Presses one button of each kind on a page: names of devices and people in it are only heard. What
 * opens is closed again; where a press leads to another page, this one is opened anew.
 * @param after is told of each press, and the title of the dialog that it has opened
 */
export async function pressEachKind(
  page: Page,
  after: (step: string, title: string | null) => Promise<void>,
): Promise<void> {
  const here = page.url()
  const pressed = new Set<string>()
  const next = async () => (await kindsIn(page, 'main')).find(({ kind }) => !pressed.has(kind))
  for (let one = await next(); one && pressed.size < kindsMost; one = await next()) {
    pressed.add(one.kind)
    if (notPressed.test(one.kind)) continue
    await pressKind(page, one)
    const dialog = await openDialog(page)
    await after(one.kind, dialog?.title ?? null)
    if (dialog && !dialog.isQuestion) {
      for (const inner of await kindsIn(page, 'dialog[open]')) {
        if (inner.submits || /^(Close|Cancel)/.test(inner.kind)) continue
        if ((await page.locator(markOf(inner)).count()) === 0) continue
        await pressKind(page, inner)
        await after(`${one.kind}, ${inner.kind}`, (await openDialog(page))?.title ?? null)
      }
    }
    await closeDialogs(page)
    if (page.url() === here) continue
    await page.goBack()
    await page.getByRole('heading').first().waitFor()
    await settled(page)
  }
}

/** A page with more kinds names its buttons by what they are about. */
const kindsMost = 40

type Kind = { kind: string; at: number; submits: boolean }

const markOf = ({ at }: Kind) => `[data-kind="${at}"]`

async function pressKind(page: Page, one: Kind) {
  // Scrolls by itself: a bar at the edge may stand over it.
  await page.locator(markOf(one)).evaluate((button) => (button as HTMLElement).click()) // It is a button.
  await settled(page)
}

/** The dialog that stands over all else. */
const openDialog = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const title = dialog?.querySelector('[data-title]')?.textContent ?? ''
    return dialog ? { title, isQuestion: dialog.role === 'alertdialog' } : null
  })

async function closeDialogs(page: Page) {
  await expect
    .poll(async () => {
      const open = await page.locator('dialog[open]').count()
      if (open > 0) await page.keyboard.press('Escape')
      return open
    })
    .toBe(0)
}

/** The first button of each kind, marked. */
const kindsIn = (page: Page, place: string): Promise<Kind[]> =>
  page.evaluate((at) => {
    for (const one of document.querySelectorAll('[data-kind]')) one.removeAttribute('data-kind')
    const kinds = new Map<string, Kind>()
    for (const [nth, one] of document.querySelectorAll(`${at} button`).entries()) {
      const copy = document.createElement('div')
      copy.append(one.cloneNode(true))
      for (const heard of copy.querySelectorAll('.visually-hidden')) heard.remove()
      const kind = copy.textContent.trim()
      const isIdle = one.ariaDisabled === 'true' || one.matches(':disabled')
      if (!kind || kinds.has(kind) || isIdle || !one.checkVisibility()) continue
      one.setAttribute('data-kind', String(nth))
      kinds.set(kind, { kind, at: nth, submits: one.getAttribute('type') === 'submit' })
    }
    return [...kinds.values()]
  }, place)
