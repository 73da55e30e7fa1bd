import type { FlowStep } from './step.ts'

/**
 * The path of a step in its flow: `2`, or `2.true.0` for the first step of the true branch of the third. A version of a
 * flow never changes, so that a path stays valid.
 */
type StepPath = string

/** Returns the path of the first step. Null for a flow without steps. */
export const firstPath = (steps: readonly FlowStep[]): StepPath | null => (steps.length > 0 ? '0' : null)

/** Returns the step of a path. Null if there is none. */
export const stepAt = (steps: readonly FlowStep[], path: StepPath): FlowStep | null => {
  const parts = path.split('.')
  let list: readonly FlowStep[] = steps
  let step: FlowStep | undefined
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      if (part !== 'true' && part !== 'false') return null
      list = step![part]
      continue
    }
    step = /^\d{1,3}$/.test(part) ? list[Number(part)] : undefined
    if (!step) return null
  }
  return step ?? null
}

/**
 * Returns the path after a step: into the branch of its outcome, else to its next sibling, else to the next sibling of a
 * step above. A null outcome enters no branch. Null at the end of the flow.
 */
export const nextPath = (
  steps: readonly FlowStep[],
  { path, outcome }: { path: StepPath; outcome: boolean | null },
): StepPath | null => {
  const step = stepAt(steps, path)
  if (!step) return null
  const branch = outcome === null ? [] : step[outcome ? 'true' : 'false']
  return branch.length > 0 ? `${path}.${outcome}.0` : siblingOf(steps, path)
}

function siblingOf(steps: readonly FlowStep[], path: StepPath): StepPath | null {
  const parts = path.split('.')
  while (parts.length > 0) {
    const next = [...parts.slice(0, -1), String(Number(parts.at(-1)) + 1)].join('.')
    if (stepAt(steps, next)) return next
    parts.splice(-2)
  }
  return null
}

/** Returns all steps with their paths, in the order of the outline. */
export const walkSteps = (steps: readonly FlowStep[], base = ''): { path: StepPath; step: FlowStep }[] =>
  steps.flatMap((step, index) => {
    const path = `${base}${index}`
    return [{ path, step }, ...walkSteps(step.true, `${path}.true.`), ...walkSteps(step.false, `${path}.false.`)]
  })
