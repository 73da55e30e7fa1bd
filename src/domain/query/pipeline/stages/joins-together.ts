import { isPlainObject } from '../../reading/reading.ts'
import { unwindOf } from './plain.ts'

/** A stage as it was sent, and its index there. */
export interface JoinsTogetherDraft {
  stage: unknown
  at: number
}

/**
 * Moves each `$unwind` directly after the `$lookup` of its list, if only a `$sort` or a `$match` of other fields is
 * between. The documents and their order stay the same, but they are joined instead of collected (specification §7,
 * highlights).
 */
export function joinsTogether(stages: readonly unknown[]): JoinsTogetherDraft[] {
  const written = stages.map((stage, at): JoinsTogetherDraft => ({ stage, at }))
  for (let at = 0; at < written.length; at += 1) {
    const unwind = operandOf(written[at]!, '$unwind')
    const path = unwind === undefined ? undefined : unwindOf(unwind)?.path
    const from = path === undefined ? -1 : lookupBefore(written, { at, path })
    if (from >= 0) written.splice(from + 1, 0, ...written.splice(at, 1))
  }
  return written
}

/** Returns the index of the lookup if all stages between may follow its `$unwind`, otherwise a negative number. */
function lookupBefore(written: readonly JoinsTogetherDraft[], { at, path }: { at: number; path: string }): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const lookup = operandOf(written[before]!, '$lookup')
    if (isPlainObject(lookup)) return lookup.as === path ? before : -1
    const passed = operandOf(written[before]!, '$sort') ?? operandOf(written[before]!, '$match')
    if (passed === undefined || speaksOf(passed, path)) return -1
  }
  return -1
}

function operandOf({ stage }: JoinsTogetherDraft, name: string): unknown {
  return isPlainObject(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined
}

/** Whether a condition or sort uses a field or its inside. It recurses no deeper than conditions are read. */
function speaksOf(operand: unknown, path: string, depth = 0): boolean {
  if (typeof operand !== 'object' || operand === null) return false
  if (depth > 8) return true
  return Object.entries(operand).some(
    ([name, inner]) => name.split('.')[0] === path || speaksOf(inner, path, depth + 1),
  )
}
