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
