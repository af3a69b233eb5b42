import type { Page } from 'playwright'

/*
 * The translator of a browser, such as Chrome's: it puts two elements in the place of each text,
 * also of those that come later, and leaves alone what says that it is not to be translated. The
 * words stay here as they are, so that a test finds the page by them.
 */

/** Translates every page that is loaded from now on. */
export const translateFromNow = (page: Page) => page.addInitScript(translate)

/** Translates the page as it stands, and whatever comes to it. */
export const translateNow = (page: Page) => page.evaluate(translate)

/** Runs in the page. */
function translate() {
  const left = 'script, style, textarea, title, [translate=no]'
  const done = new WeakSet<Node>()
  const swap = (text: Text) => {
    if (done.has(text) || text.data.trim() === '') return
    if (!text.parentElement || text.parentElement.closest(left)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const translated = document.createTextNode(text.data)
    done.add(translated)
    inner.append(translated)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const swapIn = (root: Node) => {
    if (root instanceof Text) return swap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(swap)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') {
        done.delete(target)
        swapIn(target)
      } else addedNodes.forEach(swapIn)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  swapIn(document)
}

/** What is in a page that says a part of it has broken, or that it was not translated at all. */
export async function brokenParts(page: Page): Promise<string[]> {
  const broken = page.getByText('This part of the page could not be loaded.')
  const texts = await page.locator('font > font').count()
  return [...(await broken.allTextContents()), ...(texts > 0 ? [] : ['nothing is translated'])]
}
