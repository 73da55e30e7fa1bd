import type { FlowStep } from '#domain/flow/step.ts'
import { type StepLine, stepLines } from './step-tree.ts'

const compared = ['code', 'status', 'name', 'input', 'request', 'output', 'export'] as const

/** A difference between two versions of a flow. `fields` are the parts of a step that changed. */
export interface StepChange {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  step: FlowStep
  before: FlowStep | null
  fields: (typeof compared)[number][]
}

type Lines = ReadonlyMap<string, StepLine>

/** What changed between two versions: by the order of the new one, then the removed steps. */
export function stepChanges(before: readonly FlowStep[], after: readonly FlowStep[]): StepChange[] {
  const [old, present] = [linesById(before), linesById(after)]
  const removed = [...old.values()].filter(({ step }) => !present.has(step.id))
  return [
    ...[...present.values()].flatMap((line) => changesOf(line, { old, present })),
    ...removed.map(({ step }): StepChange => ({ kind: 'removed', step, before: step, fields: [] })),
  ]
}

const linesById = (steps: readonly FlowStep[]): Lines => new Map(stepLines(steps).map((line) => [line.step.id, line]))

function changesOf({ step }: StepLine, { old, present }: { old: Lines; present: Lines }): StepChange[] {
  const was = old.get(step.id)?.step
  if (!was) return [{ kind: 'added', step, before: null, fields: [] }]
  const fields = compared.filter((name) => JSON.stringify(step[name]) !== JSON.stringify(was[name]))
  const isMoved = orderOf(step.id, old, present) !== orderOf(step.id, present, old)
  return [
    ...(isMoved ? [{ kind: 'moved' as const, step, before: was, fields: [] }] : []),
    ...(fields.length > 0 ? [{ kind: 'changed' as const, step, before: was, fields }] : []),
  ]
}

/** The place of a step among the siblings that it has in both versions. */
function orderOf(id: string, lines: Lines, others: Lines): string {
  const { parent, branch, at } = lines.get(id)!
  const isBeside = (line: StepLine | undefined) => line?.parent === parent && line.branch === branch
  const before = [...lines.values()].filter(
    (line) => isBeside(line) && line.at < at && isBeside(others.get(line.step.id)),
  )
  return `${parent} ${branch} ${before.length}`
}
