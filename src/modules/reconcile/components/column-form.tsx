import { NativeSelect, TextInput } from '@mantine/core'
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
        <TextInput
          {...{ name: 'firstRow', label: words.firstRow, inputMode: 'numeric', maxLength: 3, autoComplete: 'off' }}
          defaultValue={firstRow}
        />
        {fields.map(([name = '', label]) => (
          <NativeSelect
            key={name}
            {...{ name, label, data: [{ value: '', label: words.none }, ...options] }}
            required={name === 'day' || name === 'deposit'}
            withAsterisk={false}
            defaultValue={chosen[name] ?? ''}
          />
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
