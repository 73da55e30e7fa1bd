import { TextInput, Textarea } from '@mantine/core'
import { kindOf } from '#domain/flow/step-kinds.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import type { EditingProps } from '../editing-props.ts'
import { findLine } from '../rules/step-tree.ts'
import styles from '../editor.module.css'
import { InputControl } from './input-control.tsx'
import { outputLines, readOutput } from './output-lines.ts'
import { JsonControl } from './json-control.tsx'
import { valuesBefore } from './known-values.ts'

/** The fields of the selected step. */
export function StepFields(props: EditingProps) {
  const { editing, views, described } = props
  const { words } = described
  const step = editing.selected === null ? undefined : findLine(editing.steps, editing.selected)?.step
  const view = step && views.get(step.id)
  return (
    <section className={styles.panel} aria-label={words.stepFields} data-fields>
      {step && view ? (
        <>
          <h2>{view.title}</h2>
          <p>{view.note}</p>
          <Inputs {...props} step={step} />
          <Results {...props} step={step} />
        </>
      ) : (
        <p>{words.chooseStep}</p>
      )}
    </section>
  )
}

type StepProps = EditingProps & { step: FlowStep }

function Inputs({ step, editing, edit, described }: StepProps) {
  const kind = kindOf(step.code)
  const values = valuesBefore(editing.steps, { id: step.id, described })
  const change = (name: string, value: unknown) =>
    edit({ do: 'change', id: step.id, field: name, change: { input: { ...step.input, [name]: value } } })
  return (
    <>
      {kind?.input.map((field) => (
        <InputControl
          key={field.name}
          {...{ field, described, values }}
          value={step.input[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {kind?.hasRequest && (
        <JsonControl
          label={described.requests[step.code] ?? described.words.requestText}
          value={step.request}
          {...{ described, values }}
          onChange={(request) => edit({ do: 'change', id: step.id, field: 'request', change: { request } })}
        />
      )}
    </>
  )
}

/** The name of a step, and what later steps and the page may use of its result. */
function Results({ step, edit, described: { words } }: StepProps) {
  const change = (field: 'name' | 'output' | 'export', of: Partial<FlowStep>) =>
    edit({ do: 'change', id: step.id, field, change: of })
  return (
    <details>
      <summary>{words.more}</summary>
      <div className={styles.more}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          value={step.name}
          maxLength={64}
          onChange={({ target }) => change('name', { name: target.value.replaceAll(/\W/g, '_') })}
        />
        <Textarea
          key={`output ${step.id}`}
          label={words.output}
          description={words.outputHint}
          className={styles.code}
          rows={3}
          defaultValue={outputLines(step.output)}
          onBlur={({ target }) => change('output', { output: readOutput(target.value) })}
        />
        <TextInput
          key={`export ${step.id}`}
          label={words.export}
          description={words.exportHint}
          defaultValue={step.export.join(', ')}
          onBlur={({ target }) => change('export', { export: namesIn(target.value) })}
        />
      </div>
    </details>
  )
}

const namesIn = (text: string) => [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))].slice(0, 20)
