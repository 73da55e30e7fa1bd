import { NativeSelect } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import { ItemList } from '../parts/item-list.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import { SettingCheckbox } from '../parts/setting-checkbox.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Rows, each with its choice. Choices that no row names are there to mislead. */
export function MatchEditor(props: TypeEditorProps<'match'>) {
  const { content, answer, change, words } = props
  return (
    <>
      <ItemList
        items={content.choices}
        change={(choices) => change({ content: { ...content, choices } })}
        {...{ words, legend: words.choices, label: words.choice, addLabel: words.add }}
      />
      <ItemList
        items={content.rows}
        change={(rows) => change({ content: { ...content, rows } })}
        {...{ words, legend: words.rows, label: words.row, addLabel: words.add }}
        below={({ id }, index) => <PairSelect {...props} id={id} n={index + 1} />}
      />
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
      <SettingCheckbox
        label={words.shuffle}
        isOn={content.shuffle}
        change={(shuffle) => change({ content: { ...content, shuffle } })}
      />
    </>
  )
}

function PairSelect({ content, answer, change, words, id, n }: TypeEditorProps<'match'> & { id: string; n: number }) {
  const { pairs } = answer
  const choices = content.choices.map((choice, index) => ({
    value: choice.id,
    label: choice.text || fill(words.choice, { n: index + 1 }),
  }))
  return (
    <NativeSelect
      aria-label={fill(words.matchOf, { n })}
      data={[{ value: '', label: words.notSet }, ...choices]}
      value={pairs[id] ?? ''}
      onChange={({ currentTarget }) =>
        change({ answer: { ...answer, pairs: { ...pairs, [id]: currentTarget.value } } })
      }
    />
  )
}
