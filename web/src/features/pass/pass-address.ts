/** A pass, and the secret of its link where the page was opened by it. */
export type PassAddress = { passId: string; secret: string | null }

/**
 * Reads which pass this page is for. The secret goes out of the address at once, and so out of
 * this entry of the history: from here on it is only in memory.
 */
export function takePassAddress(): PassAddress {
  const { pathname, hash } = location
  if (hash !== '') history.replaceState(history.state, '', pathname)
  const [, passId = ''] = /^\/pass\/(\d+)/.exec(pathname) ?? []
  return { passId, secret: hash.slice(1) || null }
}
