export type NodeAlarm = ReturnType<typeof openNodeAlarm>

/** Tells the one who dials nodes that one of them may have changed. */
export function openNodeAlarm() {
  let look: (() => void) | undefined
  return {
    /** A node was added, changed, deleted or restored. */
    changed: () => look?.(),
    onChanged(listener: () => void): void {
      look = listener
    },
  }
}
