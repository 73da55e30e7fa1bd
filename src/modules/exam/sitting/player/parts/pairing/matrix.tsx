import type { Option } from '#domain/learning/assessment/question.ts'
import { OptionText } from '../option-text.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { VerdictMark, verdictOf } from '../verdict.tsx'

/** One or several columns for each row. On a narrow screen each row is a list of its columns. */
export function MatrixPart(props: PartProps<'matrix'>) {
  const { slot, words, fileUrl } = props
  const { rows, columns, isMultiple } = slot.question.content
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>{isMultiple ? words.matrixSeveral : words.matrixOne}</legend>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{words.statement}</span>
            </th>
            {columns.map((column, index) => (
              <th key={column.id} scope="col" id={partId(slot.slot, column.id)}>
                <OptionText option={column} {...{ words, fileUrl }} letter={String(index + 1)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow key={row.id} {...props} row={row} letter={String(index + 1)} />
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

function MatrixRow({ row, letter, ...props }: PartProps<'matrix'> & { row: Option; letter: string }) {
  const { slot, response, onChange, isReadOnly, words, fileUrl, review } = props
  const { columns, isMultiple } = slot.question.content
  const selected = response?.[row.id] ?? []
  const select = (id: string, isSelected: boolean) => {
    const others = isMultiple ? selected : []
    const next = columns.map((one) => one.id).filter((one) => (one === id ? isSelected : others.includes(one)))
    onChange(withRow(response, { row: row.id, columns: next }))
  }
  const verdict = (id: string) =>
    review &&
    verdictOf({ isSelected: selected.includes(id), isCorrect: review.key.answers[row.id]?.includes(id) ?? false })
  return (
    <tr>
      <th scope="row" id={partId(slot.slot, row.id)}>
        <OptionText option={row} {...{ words, fileUrl, letter }} />
      </th>
      {columns.map(({ id, text }) => (
        <td key={id}>
          <label className={styles.cell}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={partId(slot.slot, `${row.id}-column`)}
              aria-labelledby={`${partId(slot.slot, row.id)} ${partId(slot.slot, id)}`}
              checked={selected.includes(id)}
              disabled={isReadOnly}
              onChange={(event) => select(id, event.currentTarget.checked)}
            />
            <span className={styles.cell__name} aria-hidden="true">
              {text}
            </span>
            <VerdictMark verdict={verdict(id) ?? null} words={words} />
          </label>
        </td>
      ))}
    </tr>
  )
}

/** Returns the response with the columns of a row, or null if no row has any. */
function withRow(response: Record<string, string[]> | null, { row, columns }: { row: string; columns: string[] }) {
  const rest = Object.entries(response ?? {}).filter(([id]) => id !== row)
  const next = columns.length === 0 ? rest : [...rest, [row, columns] as const]
  return next.length === 0 ? null : Object.fromEntries(next)
}
