/** The ids in their new order after one moves a step. The same order if it cannot move. */
export const moved = (ids: readonly string[], move: { id: string; direction: 'up' | 'down' }): string[] => {
  const at = ids.indexOf(move.id)
  const to = move.direction === 'up' ? at - 1 : at + 1
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const next = [...ids]
  next[at] = ids[to]!
  next[to] = ids[at]!
  return next
}
