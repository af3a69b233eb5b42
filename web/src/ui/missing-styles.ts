/*
 * Style sheets that did not come. Whatever loads a part asks for each of its sheets once, and takes
 * one that is in the document for one that is there: the part would stand without its looks.
 */

const missing = new Set<HTMLLinkElement>()

// Errors of elements do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  true,
)

/** Those that have not come so far. */
export const missingStyles = (): readonly HTMLLinkElement[] => [...missing]

/**
 * Asks again for style sheets that are still missing.
 * @throws Error one has not come this time either; it is missing again.
 */
export async function bringStyles(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.filter((link) => missing.delete(link)).map(bring))
}

async function bring(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  again.addEventListener('load', resolve)
  again.addEventListener('error', () => reject(new Error(`${again.href} could not be loaded`)))
  link.replaceWith(again)
  await promise
}
