/*
 * What this browser keeps for the page, over reloads and in all tabs or in this tab. A browser that is set to refuse
 * that (it blocks cookies, say) throws at the first touch: then it is kept as long as the page stands.
 */

/** The part of a storage that the page needs. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** The storage of this browser; its tabs share it. */
export const browserStorage = openStorage('localStorage')

/** The storage of this tab. */
export const tabStorage = openStorage('sessionStorage')

function openStorage(name: 'localStorage' | 'sessionStorage'): KeptStorage {
  try {
    return window[name] ?? newPageStorage()
  } catch {
    return newPageStorage()
  }
}

function newPageStorage(): KeptStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  }
}
