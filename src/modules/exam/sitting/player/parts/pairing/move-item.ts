/** Returns the ids with one moved by a step. At an end nothing moves. */
export function moveItem(ids: readonly string[], { id, step }: { id: string; step: -1 | 1 }): string[] {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  return ids.map((one, index) => (index === from ? ids[to]! : index === to ? id : one))
}
