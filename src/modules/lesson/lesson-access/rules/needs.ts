/** What each lesson needs: the ids of the lessons to complete first. */
export type Needs = ReadonlyMap<string, readonly string[]>

interface Placed {
  _id: string
  requires: readonly string[]
}

/**
 * The prerequisites of a course's lessons, given in learning order. In order, each lesson needs the one before it.
 * Missing lessons (drafts or removed ones) are ignored. So are needs that would lock lessons for ever: a cycle, or, in
 * order, a need for a later lesson.
 */
export const needsOf = (lessons: readonly Placed[], { inOrder }: { inOrder: boolean }): Needs => {
  const places = new Map(lessons.map(({ _id }, at) => [_id, at]))
  const asked = new Map(
    lessons.map(({ _id, requires }, at) => {
      const before = inOrder && at > 0 ? [lessons[at - 1]!._id] : []
      const known = requires.filter((id) => places.has(id) && (!inOrder || places.get(id)! < at))
      return [_id, [...new Set([...before, ...known])]] as const
    }),
  )
  return inOrder ? asked : withoutCycles(asked)
}

function withoutCycles(needs: Needs): Needs {
  if (lastingIn(needs).length === 0) return needs
  return new Map(
    [...needs].map(([id, of]) => [id, of.filter((one) => pathBetween(needs, { from: one, to: id }) === null)]),
  )
}

/** The lessons that can never be completed because their needs form a cycle. */
function lastingIn(needs: Needs): string[] {
  const open = new Set<string>()
  let left = [...needs.keys()]
  for (;;) {
    const still = left.filter((id) => !needs.get(id)!.every((one) => open.has(one)))
    if (still.length === left.length) return still
    for (const id of left) if (needs.get(id)!.every((one) => open.has(one))) open.add(id)
    left = left.filter((id) => !open.has(id))
  }
}

/** The path along the needs from one lesson to another, both included. Null if there is none. */
export const pathBetween = (needs: Needs, { from, to }: { from: string; to: string }): string[] | null => {
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const id of cameFrom.keys()) {
    if (id === to) return traced(cameFrom, id)
    for (const next of needs.get(id) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, id)
  }
  return null
}

function traced(cameFrom: ReadonlyMap<string, string | null>, to: string): string[] {
  const way: string[] = []
  for (let at: string | null = to; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at)
  return way
}

/** The cycle through a lesson or course with these needs, as a path back to itself. Null if there is none. */
export const cycleThrough = (needs: Needs, id: string): string[] | null => {
  for (const next of needs.get(id) ?? []) {
    const way = pathBetween(needs, { from: next, to: id })
    if (way) return [id, ...way]
  }
  return null
}
