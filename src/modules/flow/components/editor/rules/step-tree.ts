import type { FlowStep } from '#domain/flow/step.ts'

export type Branch = 'true' | 'false'

/** A list of steps: the top level (`parent` is null), or a branch of a step. */
export interface StepList {
  parent: string | null
  branch: Branch
}

/** A step in the outline from top to bottom. `at` is its index among `count` siblings. */
export interface StepLine extends StepList {
  step: FlowStep
  depth: number
  at: number
  count: number
}

export type Direction = 'up' | 'down' | 'in' | 'out'

export const topLevel: StepList = { parent: null, branch: 'true' }

const branches = ['true', 'false'] as const

/** All steps in the order of the outline, each with its place. */
export const stepLines = (
  steps: readonly FlowStep[],
  of: StepList & { depth: number } = { ...topLevel, depth: 1 },
): StepLine[] =>
  steps.flatMap((step, at) => [
    { ...of, step, at, count: steps.length },
    ...branches.flatMap((branch) => stepLines(step[branch], { parent: step.id, branch, depth: of.depth + 1 })),
  ])

export const findLine = (steps: readonly FlowStep[], id: string): StepLine | undefined =>
  stepLines(steps).find(({ step }) => step.id === id)

/** The steps of a list. Empty if its parent does not exist. */
const stepsIn = (steps: readonly FlowStep[], { parent, branch }: StepList): readonly FlowStep[] =>
  parent === null ? steps : (findLine(steps, parent)?.step[branch] ?? [])

/** How many levels a step has with its branches. A step without any has 1. */
export const heightOf = (step: FlowStep): number =>
  1 + Math.max(0, ...[...step.true, ...step.false].map((child) => heightOf(child)))

export const countOf = (steps: readonly FlowStep[]): number => stepLines(steps).length

/** The steps with another content of one list. */
export function withList(
  steps: readonly FlowStep[],
  list: StepList,
  change: (list: readonly FlowStep[]) => readonly FlowStep[],
): FlowStep[] {
  if (list.parent === null) return [...change(steps)]
  return steps.map((step) =>
    step.id === list.parent
      ? { ...step, [list.branch]: [...change(step[list.branch])] }
      : { ...step, true: withList(step.true, list, change), false: withList(step.false, list, change) },
  )
}

/** The steps with a change of one step. */
export const withStep = (steps: readonly FlowStep[], id: string, change: (step: FlowStep) => FlowStep): FlowStep[] =>
  steps.map((step) =>
    step.id === id
      ? change(step)
      : { ...step, true: withStep(step.true, id, change), false: withStep(step.false, id, change) },
  )

export const withoutStep = (steps: readonly FlowStep[], id: string): FlowStep[] =>
  steps
    .filter((step) => step.id !== id)
    .map((step) => ({ ...step, true: withoutStep(step.true, id), false: withoutStep(step.false, id) }))

export const withInserted = (steps: readonly FlowStep[], to: StepList & { at: number }, step: FlowStep): FlowStep[] =>
  withList(steps, to, (list) => [...list.slice(0, to.at), step, ...list.slice(to.at)])

/** The steps after one move of a step with its branches. The same steps if it cannot move there. */
export function movedStep(steps: readonly FlowStep[], id: string, direction: Direction): FlowStep[] {
  const line = findLine(steps, id)
  const to = line && targets[direction](steps, line)
  return to ? withInserted(withoutStep(steps, id), to, line.step) : [...steps]
}

type Target = (steps: readonly FlowStep[], line: StepLine) => (StepList & { at: number }) | null

const targets: Record<Direction, Target> = {
  up: (steps, { at, parent, branch }) => {
    if (at > 0) return { parent, branch, at: at - 1 }
    if (parent === null) return null
    if (branch === 'true') return placeOf(steps, parent, 0)
    return { parent, branch: 'true', at: stepsIn(steps, { parent, branch: 'true' }).length }
  },
  down: (steps, { at, count, parent, branch }) => {
    if (at < count - 1) return { parent, branch, at: at + 1 }
    if (parent === null) return null
    return branch === 'true' ? { parent, branch: 'false', at: 0 } : placeOf(steps, parent, 1)
  },
  in: (steps, { at, parent, branch }) => {
    const above = stepsIn(steps, { parent, branch })[at - 1]
    return above ? { parent: above.id, branch: 'true', at: above.true.length } : null
  },
  out: (steps, { parent }) => (parent === null ? null : placeOf(steps, parent, 1)),
}

/** The place before (`by` 0) or after (`by` 1) a step. */
function placeOf(steps: readonly FlowStep[], id: string, by: number) {
  const line = findLine(steps, id)
  return line ? { parent: line.parent, branch: line.branch, at: line.at + by } : null
}
