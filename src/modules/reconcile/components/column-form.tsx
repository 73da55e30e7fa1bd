import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import type { FileView } from './describe-file.server.ts'
import type { ReconcileView } from './reconcile-screen.tsx'
import styles from './reconcile.module.css'

type ColumnFormProps = { columns: NonNullable<FileView['columns']>; words: ReconcileView['words'] }

/** Asks which column of a statement has which meaning, beside its first rows. */
export function ColumnForm({ columns: { sample, letters, options, chosen, firstRow }, words }: ColumnFormProps) {
  const fields = [
    ...(['day', 'time', 'description', 'withdrawal', 'deposit', 'balance'] as const).map((name) => [name, words[name]]),
    ['reference', words.statementReference],
  ] as const
  return (
    <div className={styles.stack}>
      <h3>{words.columns}</h3>
      <p>{words.columnsText}</p>
      <Form method="post" className={styles.form}>
        <label>
          {words.firstRow}
          <input type="number" name="firstRow" min={1} max={200} defaultValue={firstRow} required />
        </label>
        {fields.map(([name = '', label]) => (
          <label key={name}>
            {label}
            <select name={name} required={name === 'day' || name === 'deposit'} defaultValue={chosen[name] ?? ''}>
              <option value="">{words.none}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" name="intent" value="columns" look="primary">
          {words.readColumns}
        </Button>
      </Form>
      <div className={styles.scroll}>
        <Sample sample={sample} letters={letters} words={words} />
      </div>
    </div>
  )
}

type SampleProps = { sample: string[][]; letters: string[]; words: ColumnFormProps['words'] }

function Sample({ sample, letters, words }: SampleProps) {
  return (
    <table className={styles.sample}>
      <caption>{words.sample}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rows}</th>
          {letters.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sample.map((row, at) => (
          // oxlint-disable-next-line no-array-index-key -- rows of a file have no other name
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {row.map((text, column) => (
              <td key={letters[column]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
