/*
 * What this browser keeps for the page, over reloads and in all tabs or in this tab. A browser that is set to refuse
 * that (it blocks cookies, say) throws at the first touch: then it is kept as long as the page stands.
 */

/** The storage of this browser; its tabs share it. */
export const browserStorage = openStorage(() => window.localStorage)

/** The storage of this tab. */
export const tabStorage = openStorage(() => window.sessionStorage)

/** @param touch finds the storage; throws where the browser refuses it */
export function openStorage(touch: () => Storage | null): Storage {
  try {
    const storage = touch()
    storage?.getItem('')
    return storage ?? newPageStorage()
  } catch (error) {
    // Where there is no browser there is no such name.
    if (!(error instanceof DOMException) && !(error instanceof ReferenceError)) throw error
    return newPageStorage()
  }
}

function newPageStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (nth) => [...kept.keys()][nth] ?? null,
    get length() {
      return kept.size
    },
  }
}
