import { maxDepth, maxSteps, type FlowStep } from '#domain/flow/step.ts'
import {
  countOf,
  type Direction,
  findLine,
  heightOf,
  movedStep,
  type StepList,
  stepLines,
  withInserted,
  withoutStep,
  withStep,
} from './step-tree.ts'

/** The steps that are edited, what undo and redo restore, the selected step, and the step that was cut or copied. */
export interface Editing {
  steps: readonly FlowStep[]
  selected: string | null
  clipboard: FlowStep | null
  past: readonly (readonly FlowStep[])[]
  future: readonly (readonly FlowStep[])[]
  /** The field that the last edit changed. Typing in one field is one entry of the history. */
  typing: string | null
}

export type FlowEdit =
  | { do: 'add'; step: FlowStep; to: StepList & { at: number } }
  | { do: 'change'; id: string; field: string; change: Partial<FlowStep> }
  | { do: 'move'; id: string; direction: Direction }
  | { do: 'remove' | 'cut'; id: string }
  | { do: 'copy'; id: string }
  | { do: 'select'; id: string }
  | { do: 'replace'; steps: readonly FlowStep[] }
  | { do: 'undo' | 'redo' }

const maxHistory = 100

export const openEditing = (steps: readonly FlowStep[]): Editing => ({
  steps,
  selected: steps[0]?.id ?? null,
  clipboard: null,
  past: [],
  future: [],
  typing: null,
})

/** Whether a step with its branches may be added there: not too many steps, and not too deep. */
export function canAdd(steps: readonly FlowStep[], { step, to }: { step: FlowStep; to: StepList }): boolean {
  const depth = to.parent === null ? 0 : (findLine(steps, to.parent)?.depth ?? maxDepth)
  return countOf(steps) + countOf([step]) <= maxSteps && depth + heightOf(step) <= maxDepth
}

/** The state after one edit. The same state if the edit is impossible. */
export function editFlow(state: Editing, edit: FlowEdit): Editing {
  switch (edit.do) {
    case 'select':
      return { ...state, selected: edit.id, typing: null }
    case 'copy':
      return { ...state, clipboard: findLine(state.steps, edit.id)?.step ?? state.clipboard }
    case 'add':
      return canAdd(state.steps, edit)
        ? changed(state, { steps: withInserted(state.steps, edit.to, edit.step), selected: edit.step.id })
        : state
    case 'change':
      return changedField(state, edit)
    case 'move':
      return moved(state, edit)
    case 'remove':
    case 'cut':
      return removed(state, edit)
    case 'replace':
      return changed(state, { steps: edit.steps, selected: edit.steps[0]?.id ?? null })
    case 'undo':
    case 'redo':
      return restored(state, edit.do)
  }
}

function changed(state: Editing, next: Pick<Editing, 'steps' | 'selected'> & Partial<Editing>): Editing {
  return { ...state, past: [...state.past, state.steps].slice(-maxHistory), future: [], typing: null, ...next }
}

type EditOf<Name extends FlowEdit['do']> = FlowEdit & { do: Name }

function changedField(state: Editing, { id, field, change }: EditOf<'change'>): Editing {
  const typing = `${id} ${field}`
  const steps = withStep(state.steps, id, (step) => ({ ...step, ...change }))
  return state.typing === typing
    ? { ...state, steps, future: [] }
    : changed(state, { steps, selected: state.selected, typing })
}

function moved(state: Editing, { id, direction }: EditOf<'move'>): Editing {
  const steps = movedStep(state.steps, id, direction)
  const before = findLine(state.steps, id)
  const after = findLine(steps, id)
  const isMoved =
    after && before && (after.parent !== before.parent || after.branch !== before.branch || after.at !== before.at)
  if (!isMoved || stepLines(steps).some(({ depth }) => depth > maxDepth)) return state
  return changed(state, { steps, selected: id })
}

function removed(state: Editing, { do: kind, id }: { do: 'remove' | 'cut'; id: string }): Editing {
  const lines = stepLines(state.steps)
  const line = lines.find(({ step }) => step.id === id)
  if (!line) return state
  const steps = withoutStep(state.steps, id)
  const above = lines.slice(0, lines.indexOf(line)).at(-1)
  return changed(state, {
    steps,
    selected: above?.step.id ?? steps[0]?.id ?? null,
    ...(kind === 'cut' && { clipboard: line.step }),
  })
}

function restored(state: Editing, which: 'undo' | 'redo'): Editing {
  const [from, to] = which === 'undo' ? [state.past, state.future] : [state.future, state.past]
  const steps = from.at(-1)
  if (!steps) return state
  const [rest, other] = [from.slice(0, -1), [...to, state.steps]]
  const selected = state.selected && findLine(steps, state.selected) ? state.selected : (steps[0]?.id ?? null)
  return {
    ...state,
    ...{ steps, selected, typing: null },
    ...(which === 'undo' ? { past: rest, future: other } : { past: other, future: rest }),
  }
}
