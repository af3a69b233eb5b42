import type { Page } from 'playwright'

/*
 * The translator of a browser, such as Chrome's: it marks the page as one in another language, puts
 * two elements in the place of each text, also of those that come later, writes attributes that
 * people read, and leaves alone what says that it is not to be translated. The words stay here as
 * they are, so that a test finds the page by them.
 */

/** Translates every page that is loaded from now on. */
export const translateFromNow = (page: Page) => page.addInitScript(translate)

/** Translates the page as it stands, and whatever comes to it. */
export const translateNow = (page: Page) => page.evaluate(translate)

/** Runs in the page. */
function translate() {
  const left = 'script, style, textarea, [translate=no]'
  const read = ['title', 'placeholder', 'aria-label', 'alt']
  /** Stands in each attribute that was translated; no test reads it. */
  const mark = '\u2009'
  const done = new WeakSet<Node>()
  const swap = (text: Text) => {
    const { parentElement: parent } = text
    if (done.has(text) || text.data.trim() === '' || !parent || parent.closest(left)) return
    done.add(text)
    // There no element can be.
    if (parent.matches('option, title')) {
      text.data += mark
      return
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const translated = document.createTextNode(text.data)
    done.add(translated)
    inner.append(translated)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const write = (element: Element) => {
    if (element.closest(left)) return
    for (const name of read) {
      const text = element.getAttribute(name)
      if (text && !text.endsWith(mark)) element.setAttribute(name, text + mark)
    }
  }
  const swapIn = (root: Node) => {
    if (root instanceof Text) return swap(root)
    if (root instanceof Element) [root, ...root.querySelectorAll('*')].forEach(write)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(swap)
  }
  const markPage = () => {
    document.documentElement.lang = 'de'
    document.documentElement.classList.add('translated-ltr')
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) write(target)
      else if (type === 'characterData') {
        if (target instanceof Text && !target.data.endsWith(mark)) done.delete(target)
        swapIn(target)
      } else addedNodes.forEach(swapIn)
    }
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: read,
  })
  swapIn(document)
  if (document.documentElement) markPage()
  document.addEventListener('DOMContentLoaded', markPage)
}

/** The texts of a page that say a part of it has broken, or a line when it was not translated at all. */
export async function brokenParts(page: Page): Promise<string[]> {
  const broken = page.getByText('This part of the page could not be loaded.')
  const texts = await page.locator('font > font').count()
  return [...(await broken.allTextContents()), ...(texts > 0 ? [] : ['nothing is translated'])]
}
