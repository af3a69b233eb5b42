/** Not every browser says when it has nothing to do: then after this time. */
const laterMs = 500

/** Calls a function once the browser has nothing else to do. The returned function forgets it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, laterMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act)
  return () => cancelIdleCallback(asked)
}

/**
 * Calls a function once the browser has painted what stands on the page now. The returned function
 * forgets it. An observer is told of what it looks at first after a frame, also while timers stand still.
 */
export function whenPainted(act: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(document.body)
  return () => observer.disconnect()
}
