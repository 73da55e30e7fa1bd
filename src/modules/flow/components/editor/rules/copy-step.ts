import type { FlowStep } from '#domain/flow/step.ts'
import { stepLines } from './step-tree.ts'

/** A copy of a step with its branches: new ids, and names that the flow does not have yet. */
export function copyStep(
  step: FlowStep,
  { steps, newId }: { steps: readonly FlowStep[]; newId: () => string },
): FlowStep {
  const names = new Set(stepLines(steps).map((line) => line.step.name))
  const copy = (one: FlowStep): FlowStep => {
    const name = freeName(one.name, names)
    names.add(name)
    return { ...one, id: newId(), name, true: one.true.map(copy), false: one.false.map(copy) }
  }
  return copy(step)
}

/** A name that no step has: the name itself, or with the first free number. */
export function freeName(name: string, names: ReadonlySet<string>): string {
  if (name === '' || !names.has(name)) return name
  const stem = name.replace(/_\d+$/, '')
  for (let n = 2; ; n++) if (!names.has(`${stem}_${n}`)) return `${stem}_${n}`
}
