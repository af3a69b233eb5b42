/** The place of a row in its list, in px. */
export type RowBox = { top: number; bottom: number }

/** The list after one item has gone to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** The new place of a row that is lifted `offset` px away from its own: it has passed the middle of others. */
export function placeAt(boxes: readonly RowBox[], from: number, offset: number): number {
  const lifted = boxes[from]
  if (!lifted) return from
  return boxes.reduce((place, box, index) => {
    const middle = (box.top + box.bottom) / 2
    if (index > from && lifted.bottom + offset > middle) return Math.max(place, index)
    if (index < from && lifted.top + offset < middle) return Math.min(place, index)
    return place
  }, from)
}

/** How far a row has to move, in px, while the row of `from` is on its way to `to`. */
export function shiftOf(
  boxes: readonly RowBox[],
  { from, to }: { from: number; to: number },
  index: number,
): number {
  const [lifted, goal, self] = [boxes[from], boxes[to], boxes[index]]
  if (!lifted || !goal || !self || from === to) return 0
  if (index === from) return to > from ? goal.bottom - lifted.bottom : goal.top - lifted.top
  const next = boxes[from + Math.sign(to - from)] ?? lifted
  if (index > from && index <= to) return lifted.top - next.top
  if (index < from && index >= to) return lifted.bottom - next.bottom
  return 0
}
