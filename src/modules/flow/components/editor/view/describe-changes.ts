import type { FlowStep } from '#domain/flow/step.ts'
import { fill } from '#domain/locale/fill.ts'
import { describeStep, type StepTexts } from './describe-step.ts'
import { type StepChange, stepChanges } from '../rules/step-changes.ts'
import type { changeWords } from '../words/step-words.ts'

interface ChangeTexts {
  texts: StepTexts
  changes: Readonly<Record<keyof typeof changeWords, string>>
}

interface DescribedChange {
  key: string
  kind: StepChange['kind']
  text: string
}

/** The differences of two versions as sentences. */
export const describeChanges = (
  { before, after }: { before: readonly FlowStep[]; after: readonly FlowStep[] },
  { texts, changes }: ChangeTexts,
): DescribedChange[] =>
  stepChanges(before, after).map((change) => ({
    key: `${change.kind} ${change.step.id}`,
    kind: change.kind,
    text: sentenceOf(change, { texts, changes }),
  }))

function sentenceOf(change: StepChange, { texts, changes }: ChangeTexts): string {
  const present = nameOf(change.step, texts)
  const isSwitch = change.kind === 'changed' && change.fields.join() === 'status'
  if (isSwitch) return fill(changes[change.step.status === 'on' ? 'turnedOn' : 'turnedOff'], { name: present })
  const name = fill(changes[change.kind], { name: present })
  const was = change.kind === 'changed' && change.before ? nameOf(change.before, texts) : present
  return was === present ? name : `${fill(changes.changed, { name: was })} → ${present}`
}

function nameOf(step: FlowStep, texts: StepTexts): string {
  const { title, text } = describeStep(step, texts)
  return text === '' ? title : `${title} ${text}`
}
