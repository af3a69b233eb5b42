/** Where a row stands in its list, in px; the rows are below each other. */
export type RowBox = { top: number; bottom: number }

/** The list after one item has gone to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** The place over which a row is that is held `offset` px from where it stood: where it passes the middle of others. */
export function placeAt(boxes: readonly RowBox[], from: number, offset: number): number {
  const held = boxes[from]
  if (!held) return from
  return boxes.reduce((place, box, index) => {
    const middle = (box.top + box.bottom) / 2
    if (index > from && held.bottom + offset > middle) return Math.max(place, index)
    if (index < from && held.top + offset < middle) return Math.min(place, index)
    return place
  }, from)
}

/** How far a row has to move, in px, while the row of `from` is on its way to `to`. */
export function shiftOf(
  boxes: readonly RowBox[],
  { from, to }: { from: number; to: number },
  index: number,
): number {
  const [held, goal, self] = [boxes[from], boxes[to], boxes[index]]
  if (!held || !goal || !self || from === to) return 0
  if (index === from) return to > from ? goal.bottom - held.bottom : goal.top - held.top
  const next = boxes[from + Math.sign(to - from)] ?? held
  if (index > from && index <= to) return held.top - next.top
  if (index < from && index >= to) return held.bottom - next.bottom
  return 0
}
