import { Checkbox } from '@mantine/core'
import { blanksIn } from '#domain/learning/assessment/parts/schema/blanks.ts'
import { fill } from '#domain/locale/fill.ts'
import { BlankTextField } from '../parts/blank-text-field.tsx'
import { ItemList } from '../parts/item-list.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import { newID } from '../new-id.ts'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** A text in which each blank has options of its own. */
export function InlineEditor({ content, answer, change, words }: TypeEditorProps<'inline'>) {
  const { text, blanks } = content
  const { answers } = answer
  const accept = (blank: string, ids: string[]) =>
    change({ answer: { ...answer, answers: { ...answers, [blank]: ids } } })
  /** A blank that is gone from the text takes its options with it. */
  const setText = (next: string, more: typeof blanks = blanks) =>
    change({ content: { text: next, blanks: more.filter(({ id }) => blanksIn(next).includes(id)) } })
  const addBlank = (id: string, next: string) =>
    setText(next, [...blanks, { id, options: [emptyOption(), emptyOption()] }])
  return (
    <>
      <BlankTextField text={text} words={words} change={(next) => setText(next)} addBlank={addBlank} />
      {blanks.map((blank, index) => (
        <ItemList
          key={blank.id}
          items={blank.options}
          change={(options) => change({ content: { text, blanks: blanks.with(index, { ...blank, options }) } })}
          {...{ words, legend: fill(words.blank, { n: index + 1 }), label: words.option, addLabel: words.addOption }}
          before={({ id }, at) => (
            <Checkbox
              label={words.correct}
              aria-label={fill(words.correctOption, { n: at + 1 })}
              checked={answers[blank.id]?.includes(id) ?? false}
              onChange={({ currentTarget }) => {
                const others = (answers[blank.id] ?? []).filter((each) => each !== id)
                accept(blank.id, currentTarget.checked ? [...others, id] : others)
              }}
            />
          )}
        />
      ))}
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
    </>
  )
}

const emptyOption = () => ({ id: newID(), text: '' })
