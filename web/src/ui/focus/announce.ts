/*
 * Announces texts to screen readers. Two live regions are in the page from the
 * start, and a second pair in each open dialog, because everything outside a modal
 * dialog is silent. No other part of the page is a live region that speaks by
 * itself.
 */

// After the focus has moved: a screen reader drops announcements while it reads the new focus.
const afterFocusMs = 100

/** Announces a text when the screen reader is idle. */
export function announce(text: string) {
  speak('status', text)
}

/** Interrupts the screen reader: a requested action has failed. */
export function announceNow(text: string) {
  speak('alert', text)
}

function speak(role: 'status' | 'alert', text: string) {
  // Screen readers repeat a text only when the region was empty in between.
  for (const region of regionsOf(role)) region.textContent = ''
  setTimeout(() => {
    // Not earlier: an action in a dialog closes it, and its regions disappear.
    const region = regionsOf(role).at(-1)
    if (region) region.textContent = text
  }, afterFocusMs)
}

/** The regions that screen readers can hear; the last is in the innermost open dialog. */
function regionsOf(role: 'status' | 'alert'): Element[] {
  const ofPage = document.getElementById(role === 'status' ? 'say' : 'shout')
  const inDialogs = document.querySelectorAll(`dialog:modal [data-region='${role}']`)
  return ofPage ? [ofPage, ...inDialogs] : [...inDialogs]
}
