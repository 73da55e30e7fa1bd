/** A lesson where it stands: under another one or on the first level (`parent` null), by `order` among its siblings. */
export interface Standing {
  _id: string
  parent: string | null
  order: number
}

/** Where a lesson goes: under which one, and before which sibling; last where `before` is null. */
export interface Move {
  id: string
  parent: string | null
  before: string | null
}

/** A chapter, a lesson in it, and a part of that. */
export const deepest = 3

/** Why a lesson cannot go there: it or its place is unknown, it would be within itself, or too deep. */
type PlaceFault = 'unknown' | 'within' | 'deep'

/** The lessons whose place changes when one moves, with their new places; the fault where it cannot. */
export const placed = (lessons: readonly Standing[], move: Move): Standing[] | PlaceFault => {
  const lesson = lessons.find(({ _id }) => _id === move.id)
  const fault = lesson ? faultOf(lessons, move) : 'unknown'
  if (!lesson || fault) return fault ?? 'unknown'
  const siblings = childrenOf(lessons, move.parent).filter(({ _id }) => _id !== move.id)
  const at = move.before === null ? siblings.length : siblings.findIndex(({ _id }) => _id === move.before)
  if (at === -1) return 'unknown'
  const after = [...siblings.slice(0, at), lesson, ...siblings.slice(at)]
  return after.flatMap((one, order) => {
    const now = { _id: one._id, parent: one === lesson ? move.parent : one.parent, order }
    return now.parent === one.parent && now.order === one.order ? [] : [now]
  })
}

function faultOf(lessons: readonly Standing[], { id, parent }: Move): PlaceFault | null {
  const above = parent === null ? [] : lineOf(lessons, parent)
  if (above === null) return 'unknown'
  if (above.some(({ _id }) => _id === id)) return 'within'
  return above.length + heightOf(lessons, id) > deepest ? 'deep' : null
}

/** A lesson and all that it is under; null where one of them is unknown or they are in a circle. */
function lineOf(lessons: readonly Standing[], id: string): Standing[] | null {
  const line: Standing[] = []
  for (let next: string | null = id; next !== null;) {
    const found = lessons.find(({ _id }) => _id === next)
    if (!found || line.includes(found)) return null
    line.push(found)
    next = found.parent
  }
  return line
}

/** How many levels a lesson takes with what is under it: 1 alone. */
function heightOf(lessons: readonly Standing[], id: string, over = 0): number {
  if (over > deepest) return over
  const under = lessons.filter(({ parent }) => parent === id)
  return 1 + Math.max(0, ...under.map(({ _id }) => heightOf(lessons, _id, over + 1)))
}

/** The lessons under one, in their order; those of the first level for null. */
export const childrenOf = <L extends Standing>(lessons: readonly L[], parent: string | null): L[] =>
  lessons.filter((one) => one.parent === parent).toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1))
