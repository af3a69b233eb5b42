/** The first of some texts, and how many more there are: what is told of a message is not as long as that. */
export function someOf(texts: readonly string[], between = ', '): string {
  const most = 8
  const left = texts.length - most
  return [...texts.slice(0, most), ...(left > 0 ? [`and ${left} more`] : [])].join(between)
}
