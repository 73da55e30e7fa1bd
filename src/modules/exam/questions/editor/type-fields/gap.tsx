import { Checkbox } from '@mantine/core'
import { blanksIn } from '#domain/learning/assessment/parts/schema/blanks.ts'
import { fill } from '#domain/locale/fill.ts'
import { AcceptedChoices } from '../parts/accepted-choices.tsx'
import { BlankTextField } from '../parts/blank-text-field.tsx'
import { ItemList } from '../parts/item-list.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** A text whose blanks take shared choices. */
export function GapEditor({ content, answer, change, words }: TypeEditorProps<'gap'>) {
  const { text, choices, canRepeat } = content
  const setText = (next: string) => change({ content: { ...content, text: next } })
  return (
    <>
      <BlankTextField text={text} words={words} change={setText} addBlank={(_, next) => setText(next)} />
      <ItemList
        items={choices}
        change={(next) => change({ content: { ...content, choices: next } })}
        words={words}
        {...{ legend: words.choices, label: words.choice, addLabel: words.add }}
      />
      {blanksIn(text).map((id, index) => (
        <AcceptedChoices
          key={id}
          legend={fill(words.blank, { n: index + 1 })}
          {...{ choices, accepted: answer.answers[id] ?? [], words }}
          change={(ids) => change({ answer: { ...answer, answers: { ...answer.answers, [id]: ids } } })}
        />
      ))}
      <Checkbox
        label={words.canRepeat}
        checked={canRepeat}
        onChange={({ currentTarget }) => change({ content: { ...content, canRepeat: currentTarget.checked } })}
      />
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
    </>
  )
}
