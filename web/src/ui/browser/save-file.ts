/** The browser reads the file after the click, and does not report when it has. */
const readMs = 60_000

/** Gives a content to the browser as a download, without sending it to any server. */
export function saveFile(name: string, type: string, content: string | Blob) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}
