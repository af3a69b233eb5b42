import type { Page } from 'playwright'

/** The clock of a device that is wrong: from the next document on its pages see it ahead by so many ms, or behind. */
export function shiftClock(page: Page, aheadMs: number): Promise<unknown> {
  return page.addInitScript((ahead) => {
    const rightNow = Date.now
    const now = () => rightNow() + ahead
    // As a function it is never called; as a class it is, with and without arguments.
    window.Date = new Proxy(Date, {
      construct: (made, given) => Reflect.construct(made, given.length > 0 ? given : [now()]),
      get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
    })
  }, aheadMs)
}
