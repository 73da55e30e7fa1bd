import { ItemList } from '../parts/item-list.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Items in their right order. */
export function OrderEditor({ content, answer, change, words }: TypeEditorProps<'order'>) {
  return (
    <>
      <ItemList
        isOrdered
        items={content.items}
        change={(items) => change({ content: { items }, answer: { ...answer, sequence: items.map(({ id }) => id) } })}
        words={words}
        {...{ legend: words.rows, label: words.row, addLabel: words.add, hint: words.orderHint }}
      />
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
    </>
  )
}
