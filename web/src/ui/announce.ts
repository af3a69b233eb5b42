/*
 * Says something to those who listen to the page instead of looking at it. Two
 * regions stand in the page from the start, and a second pair in each open
 * dialog, because everything outside a modal dialog is silent. Nothing else in
 * the page is a live region that speaks on its own.
 */

// After focus has moved: a screen reader drops what is said while it reads the new focus.
const afterFocusMs = 100

/** Says it when the listener is idle. */
export function announce(text: string) {
  speak('status', text)
}

/** Interrupts: something that was asked for did not happen. */
export function announceNow(text: string) {
  speak('alert', text)
}

function speak(role: 'status' | 'alert', text: string) {
  // The same text twice in a row is only heard when the region was empty in between.
  for (const region of regionsOf(role)) region.textContent = ''
  setTimeout(() => {
    // Only now: what was done in a dialog closes it, and its regions go with it.
    const region = regionsOf(role).at(-1)
    if (region) region.textContent = text
  }, afterFocusMs)
}

/** Those that can be heard; the last one is that of the innermost dialog, if one is open. */
function regionsOf(role: 'status' | 'alert'): Element[] {
  const ofPage = document.getElementById(role === 'status' ? 'say' : 'shout')
  const inDialogs = document.querySelectorAll(`dialog:modal [data-region='${role}']`)
  return ofPage ? [ofPage, ...inDialogs] : [...inDialogs]
}
