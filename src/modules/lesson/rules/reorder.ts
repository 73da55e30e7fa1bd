/** The ids in their new order when one moves a step; the same order when it cannot. */
export const moved = (ids: readonly string[], move: { id: string; direction: 'up' | 'down' }): string[] => {
  const at = ids.indexOf(move.id)
  const to = move.direction === 'up' ? at - 1 : at + 1
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const next = [...ids]
  next[at] = ids[to]!
  next[to] = ids[at]!
  return next
}
