import { type KeyboardEvent, useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import type { FlowStep } from '#domain/flow/step.ts'
import type { EditingProps } from '../editing-props.ts'
import { stepLines, topLevel } from '../rules/step-tree.ts'
import { toStep } from './focus.ts'
import styles from './outline.module.css'
import { StepRow } from './step-row.tsx'
import { type StepActs, stepKeys } from './step-acts.ts'

export type OutlineProps = EditingProps & { acts: StepActs; matches: ReadonlySet<string> | null }

/** The steps of a flow in order, with the steps of each outcome under their step. */
export function Outline(props: OutlineProps) {
  const { editing, described, acts } = props
  const { words } = described
  const how = useId()
  const press = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-step]')?.dataset['step']
    const key = stepKeys(event)
    if (!id || !key) return
    event.preventDefault()
    event.stopPropagation()
    if (key.do === 'focus') focusBeside(editing.steps, { id, by: key.by })
    else acts[key.do](id, key as never)
  }
  return (
    <section className={styles.outline} aria-label={words.steps}>
      <header className={styles.head}>
        <h2>{words.steps}</h2>
        <span>{fill(words.stepCount, { n: stepLines(editing.steps).length })}</span>
      </header>
      <p id={how} className={styles.how}>
        {words.how}
      </p>
      {editing.steps.length === 0 && <p className={styles.empty}>{words.noSteps}</p>}
      <StepItems {...props} steps={editing.steps} how={how} press={press} />
      <footer className={styles.foot}>
        <Button icon="plus" onClick={() => acts.addTo({ ...topLevel, at: editing.steps.length })}>
          {words.addStep}
        </Button>
        {editing.clipboard && (
          <Button look="bare" onClick={() => acts.pasteTo({ ...topLevel, at: editing.steps.length })}>
            {words.pasteLast}
          </Button>
        )}
      </footer>
    </section>
  )
}

type StepItemsProps = OutlineProps & {
  steps: readonly FlowStep[]
  how: string
  press: (event: KeyboardEvent) => void
}

function StepItems({ steps, ...props }: StepItemsProps) {
  if (steps.length === 0) return null
  return (
    <ol className={styles.items}>
      {steps.map((step) => (
        <li key={step.id}>
          <StepRow {...props} step={step} />
          <BranchItems {...props} step={step} branch="true" />
          <BranchItems {...props} step={step} branch="false" />
        </li>
      ))}
    </ol>
  )
}

type BranchItemsProps = Omit<StepItemsProps, 'steps'> & { step: FlowStep; branch: 'true' | 'false' }

function BranchItems({ step, branch, ...props }: BranchItemsProps) {
  const { words } = props.described
  if (step[branch].length === 0) return null
  return (
    <div className={styles.branch} data-branch={branch}>
      <p>{branch === 'true' ? words.whenTrue : words.whenFalse}</p>
      <StepItems {...props} steps={step[branch]} />
    </div>
  )
}

function focusBeside(steps: readonly FlowStep[], { id, by }: { id: string; by: number }) {
  const lines = stepLines(steps)
  const at = lines.findIndex(({ step }) => step.id === id) + by
  const next = lines[Math.max(0, Math.min(at, lines.length - 1))]
  if (next) toStep(next.step.id)
}
