/** The place of a lesson: its parent (`parent` is null on the first level) and its `order` among siblings. */
export interface Standing {
  _id: string
  parent: string | null
  order: number
}

/** The target of a move: the new parent and the sibling after it. If `before` is null, it goes last. */
export interface Move {
  id: string
  parent: string | null
  before: string | null
}

/** Three levels: a chapter, a lesson in it, and a part of the lesson. */
export const deepest = 3

/**
 * Why a lesson cannot move there: it or the target is unknown, it would be inside itself, or the result is too deep.
 */
type PlaceFault = 'unknown' | 'within' | 'deep'

/** The lessons whose place changes in a move, with their new places. Returns the fault if the move is impossible. */
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

/** A lesson and all its ancestors. Null if one is unknown or they form a cycle. */
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

/** The levels of a lesson with its sub-lessons. A lesson without any has 1. */
function heightOf(lessons: readonly Standing[], id: string, over = 0): number {
  if (over > deepest) return over
  const under = lessons.filter(({ parent }) => parent === id)
  return 1 + Math.max(0, ...under.map(({ _id }) => heightOf(lessons, _id, over + 1)))
}

/** The children of a lesson in order. Null gives the first level. */
export const childrenOf = <L extends Standing>(lessons: readonly L[], parent: string | null): L[] =>
  lessons.filter((one) => one.parent === parent).toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1))
