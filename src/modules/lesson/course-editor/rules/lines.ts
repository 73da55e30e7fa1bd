/** A row of the outline from top to bottom. `depth` 0 is a chapter or a lesson of the first level. */
export interface Line {
  id: string
  depth: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

const deepest = 2

/** The line and its sub-lines, which move with it. */
export const familyOf = <L extends Line>(lines: readonly L[], id: string): L[] => {
  const at = lines.findIndex((one) => one.id === id)
  if (at === -1) return []
  const end = lines.findIndex((one, nth) => nth > at && one.depth <= lines[at]!.depth)
  return lines.slice(at, end === -1 ? undefined : end)
}

/**
 * Moves a family to before the line at `at` of the others, as close to the wanted depth as allowed. Returns the same
 * lines if it cannot move there.
 */
export const dropped = <L extends Line>(lines: readonly L[], id: string, to: { at: number; depth: number }): L[] => {
  const family = familyOf(lines, id)
  const [head] = family
  if (!head) return [...lines]
  const rest = lines.filter((one) => !family.includes(one))
  const at = Math.max(0, Math.min(rest.length, to.at))
  const depth = depthAt(rest, at, { wanted: to.depth, height: heightOf(family) })
  if (depth === null) return [...lines]
  const moved = family.map((one) => ({ ...one, depth: one.depth - head.depth + depth }))
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}

/**
 * As deep as wanted, within two limits. It is at most one level below the line above. It is at least as deep as the
 * line below, which keeps its parent.
 */
function depthAt(rest: readonly Line[], at: number, of: { wanted: number; height: number }): number | null {
  const most = Math.min(at === 0 ? 0 : rest[at - 1]!.depth + 1, deepest - of.height)
  const least = rest[at]?.depth ?? 0
  return least > most ? null : Math.max(least, Math.min(most, of.wanted))
}

const heightOf = (family: readonly Line[]) => Math.max(...family.map(({ depth }) => depth)) - family[0]!.depth

/** One keyboard step of a line with its family: past its neighbour, under the line above, or out of its parent. */
export const stepped = <L extends Line>(lines: readonly L[], id: string, step: Step): L[] => {
  const at = lines.findIndex((one) => one.id === id)
  const head = lines[at]
  if (!head) return [...lines]
  const { depth } = head
  if (step === 'in') return deeper(lines, { id, at, depth })
  if (step === 'out') return depth === 0 ? [...lines] : outwards(lines, { id, at, depth })
  return step === 'up' ? upwards(lines, { id, at, depth }) : downwards(lines, { id, at, depth })
}

type LinesOptions = { id: string; at: number; depth: number }

/** Moves it under the sibling above. Without one it cannot go deeper. */
const deeper = <L extends Line>(lines: readonly L[], { id, at, depth }: LinesOptions) =>
  lines[at - 1] && lines[at - 1]!.depth >= depth ? dropped(lines, id, { at, depth: depth + 1 }) : [...lines]

/** Moves it after the last child of its parent, so that no sibling becomes its child. */
function outwards<L extends Line>(lines: readonly L[], { id, at, depth }: LinesOptions) {
  const end = lines.findIndex((one, nth) => nth > at && one.depth < depth)
  const after = (end === -1 ? lines.length : end) - familyOf(lines, id).length
  return dropped(lines, id, { at: after, depth: depth - 1 })
}

function upwards<L extends Line>(lines: readonly L[], { id, at, depth }: LinesOptions) {
  const above = lines.slice(0, at).findLastIndex((one) => one.depth <= depth)
  if (above === -1) return [...lines]
  if (lines[above]!.depth === depth) return dropped(lines, id, { at: above, depth })
  // The first child moves to the end of the family above its parent. Without a family above, it leaves the parent.
  return dropped(lines, id, { at: above, depth: above === 0 ? 0 : depth })
}

function downwards<L extends Line>(lines: readonly L[], { id, at, depth }: LinesOptions) {
  const size = familyOf(lines, id).length
  const next = lines[at + size]
  if (!next) return [...lines]
  const rest = lines.filter((_one, nth) => nth < at || nth >= at + size)
  if (next.depth === depth) return dropped(lines, id, { at: at + familyOf(rest, next.id).length, depth })
  // The last child becomes the first child of the next parent.
  return dropped(lines, id, { at: at + 1, depth })
}

/** The current place of a line: its parent, and the sibling after it. */
export const placeOf = (lines: readonly Line[], id: string): { parent: string | null; before: string | null } => {
  const at = lines.findIndex((one) => one.id === id)
  const { depth } = lines[at]!
  const parent = lines.slice(0, at).findLast((one) => one.depth < depth)
  const next = lines[at + familyOf(lines, id).length]
  return { parent: parent?.id ?? null, before: next?.depth === depth ? next.id : null }
}

/** Whether two outlines have the same lines, in any order and depth. */
export const hasSameLines = (one: readonly Line[], other: readonly Line[]): boolean => {
  const ids = new Set(one.map(({ id }) => id))
  return one.length === other.length && other.every(({ id }) => ids.has(id))
}
