/** Returns the largest set of items that did not move between two orders: a longest common subsequence. */
export function unmovedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => places.has(id))
  const best: { length: number; from: number }[] = []
  for (const [at, id] of common.entries()) {
    let [length, from] = [1, -1]
    for (let earlier = 0; earlier < at; earlier++)
      if (places.get(common[earlier]!)! < places.get(id)! && best[earlier]!.length >= length)
        [length, from] = [best[earlier]!.length + 1, earlier]
    best.push({ length, from })
  }
  let at = best.reduce((top, { length }, place) => (length > (best[top]?.length ?? 0) ? place : top), -1)
  const still = new Set<string>()
  for (; at >= 0; at = best[at]!.from) still.add(common[at]!)
  return still
}
