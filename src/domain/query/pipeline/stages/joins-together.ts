import { isPlainObject } from '../../reading/reading.ts'
import { unwindOf } from './plain.ts'

/** A stage as it was sent, and its place there. */
export interface JoinsTogetherDraft {
  stage: unknown
  at: number
}

/**
 * The stages with each `$unwind` straight behind the `$lookup` that brought its list, where only a `$sort` or a `$match` of other
 * fields was between: the same documents in the same order, joined instead of gathered (specification §7, highlights).
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

/** Where the list was looked up, when all that is between may as well come after its `$unwind`; else below 0. */
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

/** Whether a condition or an order names a field or what lies inside it; conditions are in others no deeper than they are read. */
function speaksOf(operand: unknown, path: string, depth = 0): boolean {
  if (typeof operand !== 'object' || operand === null) return false
  if (depth > 8) return true
  return Object.entries(operand).some(
    ([name, inner]) => name.split('.')[0] === path || speaksOf(inner, path, depth + 1),
  )
}
