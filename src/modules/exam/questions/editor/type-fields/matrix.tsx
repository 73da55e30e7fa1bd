import { Checkbox } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import styles from '../editor.module.css'
import { ItemList } from '../parts/item-list.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Rows and columns, and the columns that are right for each row. */
export function MatrixEditor(props: TypeEditorProps<'matrix'>) {
  const { content, answer, change, words } = props
  return (
    <>
      <ItemList
        items={content.rows}
        change={(rows) => change({ content: { ...content, rows } })}
        words={words}
        {...{ legend: words.rows, label: words.row, addLabel: words.add }}
      />
      <ItemList
        items={content.columns}
        change={(columns) => change({ content: { ...content, columns } })}
        words={words}
        {...{ legend: words.columns, label: words.column, addLabel: words.add }}
      />
      <Checkbox
        label={words.several}
        checked={content.isMultiple}
        onChange={({ currentTarget }) => change({ content: { ...content, isMultiple: currentTarget.checked } })}
      />
      <CorrectCells {...props} />
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
    </>
  )
}

function CorrectCells(props: TypeEditorProps<'matrix'>) {
  const { content, words } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{words.answers}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rows}</th>
            {content.columns.map(({ id, text }, index) => (
              <th key={id} scope="col">
                {text || fill(words.column, { n: index + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map(({ id, text }, index) => (
            <RowCells key={id} {...props} id={id} name={text || fill(words.row, { n: index + 1 })} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowCellsProps = TypeEditorProps<'matrix'> & { id: string; name: string }

function RowCells({ content, answer, change, words, id, name }: RowCellsProps) {
  const { answers } = answer
  const selected = answers[id] ?? []
  const set = (column: string, isOn: boolean) => {
    const others = content.isMultiple ? selected.filter((each) => each !== column) : []
    change({ answer: { ...answer, answers: { ...answers, [id]: isOn ? [...others, column] : others } } })
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      {content.columns.map((column, index) => (
        <td key={column.id}>
          <Checkbox
            aria-label={fill(words.cell, { row: name, column: column.text || fill(words.column, { n: index + 1 }) })}
            checked={selected.includes(column.id)}
            onChange={({ currentTarget }) => set(column.id, currentTarget.checked)}
          />
        </td>
      ))}
    </tr>
  )
}
