import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pathsIn } from '#domain/flow/placeholder.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { Button } from '#ui/office/controls/button.tsx'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'
import { TestResult } from './test-result.tsx'
import { useTest } from './use-test.ts'

/** Tests the steps as they are in the editor, with values that the tester gives. */
export function TestPanel({ editing, views, described }: EditingProps) {
  const { steps } = editing
  const { words, states } = described.testing
  const [form, setForm] = useState<Readonly<Record<string, string>>>({})
  const [isVisitor, setIsVisitor] = useState(described.facts.trigger !== 'manual')
  const test = useTest(steps, words)
  const names = formNames(steps)
  const given = Object.fromEntries(names.map((name) => [name, form[name] ?? '']))
  return (
    <details className={styles.panel}>
      <summary>{words.test}</summary>
      <div className={styles.more}>
        <p>{words.hint}</p>
        <NativeSelect
          label={words.person}
          value={isVisitor ? 'visitor' : 'self'}
          data={[
            { value: 'visitor', label: words.visitor },
            { value: 'self', label: words.self },
          ]}
          onChange={({ target }) => setIsVisitor(target.value === 'visitor')}
        />
        {names.length > 0 && <Values {...{ names, form: given, setForm }} label={words.values} />}
        <div>
          <Button
            disabled={test.isBusy || steps.length === 0}
            onClick={() => test.start({ flowID: described.flow.id, form: given, isVisitor })}
          >
            {test.isBusy ? words.busy : words.start}
          </Button>
        </div>
        {test.reply && <TestResult {...{ words, states, views, test, reply: test.reply }} />}
      </div>
    </details>
  )
}

interface ValuesProps {
  names: readonly string[]
  form: Readonly<Record<string, string>>
  setForm: (form: Readonly<Record<string, string>>) => void
  label: string
}

const Values = ({ names, form, setForm, label }: ValuesProps) => (
  <fieldset className={styles.items}>
    <legend>{label}</legend>
    {names.map((name) => (
      <TextInput
        key={name}
        label={name}
        value={form[name]}
        maxLength={1000}
        onChange={({ target }) => setForm({ ...form, [name]: target.value })}
      />
    ))}
  </fieldset>
)

/** The fields of a form that the steps use. */
const formNames = (steps: readonly FlowStep[]): string[] => {
  const paths = pathsIn(steps).flatMap((path) => (path.startsWith('form.') ? [path.split('.')[1]!] : []))
  return [...new Set(paths)].filter((name) => name !== '').toSorted()
}
