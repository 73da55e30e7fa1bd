import type { FlowIssue, FlowStep, StepCode } from '#domain/flow/step.ts'
import { kindOf } from '#domain/flow/step-kinds.ts'
import { codeIcons } from './code-icons.ts'
import { describeStep, type StepTexts } from './describe-step.ts'
import { stepLines } from '../rules/step-tree.ts'
import type { StepView } from './step-view.ts'

interface ViewInput {
  texts: StepTexts
  /** The labels of inputs by name. */
  fields: Readonly<Record<string, string>>
  issues: readonly FlowIssue[]
}

/** What the outline says about each step, by its id. */
export const viewSteps = (steps: readonly FlowStep[], input: ViewInput): Map<string, StepView> =>
  new Map(stepLines(steps).map(({ step }) => [step.id, viewStep(step, input)]))

function viewStep(step: FlowStep, { texts, fields, issues }: ViewInput): StepView {
  const kind = kindOf(step.code)
  return {
    icon: kind ? codeIcons[step.code as StepCode] : 'alert-triangle',
    ...describeStep(step, texts),
    note: kind ? texts.notes[kind.class] : texts.notes.unknownCode,
    isOff: step.status === 'off',
    problems: issues
      .filter((issue) => issue.step === step.id)
      .map((issue) => [fields[issue.field], issue[texts.locale]].filter(Boolean).join(': ')),
  }
}
