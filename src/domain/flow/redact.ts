import { fillTree, type FlowValues } from './placeholder.ts'
import { kindOf } from './step-kinds.ts'
import type { FlowStep } from './step.ts'

/** A step as a visitor sees it: of the server's steps only what it is. */
type VisibleStep =
  | (FlowStep & { true: readonly VisibleStep[]; false: readonly VisibleStep[] })
  | { code: string; status: 'on' | 'off'; name: string; true: readonly VisibleStep[]; false: readonly VisibleStep[] }

/**
 * Returns steps for a visitor (L225): those of the browser with their inputs filled, and those of the server without
 * anything that they work with. Values of the server never reach the browser this way.
 */
export const redactSteps = (steps: readonly FlowStep[], values: FlowValues): VisibleStep[] =>
  steps.map((step) => {
    const branches = { true: redactSteps(step.true, values), false: redactSteps(step.false, values) }
    const { id, code, status, name } = step
    if (kindOf(code)?.class !== 'browser') return { code, status, name, ...branches }
    const input = fillTree(step.input, values) as Record<string, unknown>
    return { id, code, status, name, input, request: '', output: {}, export: [], ...branches }
  })

const mark = '•••'

/** Replaces values in a text that is recorded: secrets never appear in a history, an error or a debug step. */
export const hideValues = (text: string, values: readonly string[]): string =>
  values
    .filter((value) => value.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (hidden, value) => hidden.replaceAll(value, mark).replaceAll(JSON.stringify(value).slice(1, -1), mark),
      text,
    )

/** Does the same for every text and number of a tree, so that the tree stays whole. */
export const hideInTree = (tree: unknown, values: readonly string[]): unknown => {
  if (values.length === 0) return tree
  if (typeof tree === 'string') return hideValues(tree, values)
  if (typeof tree === 'number') return hideValues(String(tree), values) === String(tree) ? tree : mark
  if (Array.isArray(tree)) return tree.map((one) => hideInTree(one, values))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(
    Object.entries(tree).map(([name, one]) => [hideValues(name, values), hideInTree(one, values)]),
  )
}
