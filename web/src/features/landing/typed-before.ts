/**
 * What is typed and chosen on the page before its script has come. React takes the page over as it
 * stands; where a translator or an extension has changed it by then, React draws all of it anew.
 * @returns puts it back into the fields that are there now, once.
 */
export function typedBefore(page: HTMLElement): () => void {
  const fields = () => [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  // They keep what is in them when they are no longer in the page.
  const before = fields()
  const focused = before.findIndex((one) => one.matches(':focus'))
  return () => {
    const now = fields()
    before.splice(0).forEach((old, at) => {
      const field = now[at]
      if (!field || old === field) return
      field.value = old.value
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
        field.checked = old.checked
      }
      if (at === focused) field.focus()
    })
  }
}
