import { SelectField } from '#ui/field/select-field.tsx'
import { controlName } from '../../rules/read-form.ts'
import type { ControlsProps } from './controls-props.ts'
import styles from './survey-form.module.css'

interface Labelled {
  id: string
  text: string
}

/** A place to select for each item: it needs no dragging and no script. */
export function OrderList({ id, values, words, items, isWrong }: ControlsProps & { items: readonly Labelled[] }) {
  const places = items.map((_, at) => ({ value: String(at + 1), label: `${words.place} ${at + 1}` }))
  return (
    <div className={styles.order}>
      {items.map((item) => {
        const name = controlName(id, item.id)
        return (
          <SelectField
            key={item.id}
            name={name}
            label={item.text}
            choices={places}
            placeholder={words.choose}
            aria-invalid={isWrong || undefined}
            defaultValue={values[name]?.[0] ?? ''}
          />
        )
      })}
    </div>
  )
}

type MatrixTableProps = ControlsProps & {
  matrix: { rows: readonly Labelled[]; columns: readonly Labelled[]; isMultiple: boolean }
}

/** A group of choices for each row. Wide screens line the columns up; a phone lists them below the row. */
export function MatrixTable({ id, values, matrix }: MatrixTableProps) {
  return (
    <div className={styles.matrix}>
      {matrix.rows.map((row) => {
        const name = controlName(id, row.id)
        return (
          <fieldset key={row.id} className={styles.row}>
            <legend>{row.text}</legend>
            <div className={styles.cells}>
              {matrix.columns.map((column) => (
                <label key={column.id} className={styles.cell}>
                  <input
                    type={matrix.isMultiple ? 'checkbox' : 'radio'}
                    name={name}
                    value={column.id}
                    defaultChecked={values[name]?.includes(column.id)}
                  />
                  <span>{column.text}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
