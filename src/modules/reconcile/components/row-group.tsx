import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { RowView } from './describe-rows.server.ts'
import styles from './reconcile.module.css'

type RowWords = Record<
  | ('noRows' | 'exact' | 'choice' | 'take' | 'accept' | 'more1' | 'reference' | 'match')
  | ('note' | 'aside' | 'restore' | 'undo'),
  string
>

type RowGroupProps = {
  group: { name: string; title: string; count: number; rows: RowView[]; more: string | null }
  words: RowWords
}

/** Rows of a bank in one state. Suggested rows are accepted together, others one by one. */
export function RowGroup({ group: { name, title, count, rows, more }, words }: RowGroupProps) {
  const canAccept = rows.some(({ choices, isWaiting }) => isWaiting && choices.length > 0)
  const form = `accept-${name}`
  return (
    <section>
      <h3>
        {title} <b className={part.count}>{count.toLocaleString('th-TH')}</b>
      </h3>
      {more && <p>{more}</p>}
      {rows.length === 0 && <p>{words.noRows}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <BankRow key={row.id} row={row} form={form} words={words} />
        ))}
      </ul>
      {canAccept && (
        <Form method="post" id={form}>
          <p>
            <Button type="submit" name="intent" value="accept" look="primary">
              {words.accept}
            </Button>
          </p>
        </Form>
      )}
    </section>
  )
}

function BankRow({ row, form, words }: { row: RowView; form: string; words: RowWords }) {
  const hasChoices = row.isWaiting && row.choices.length > 0
  const named = `${row.title} ${row.amount}`
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {hasChoices && (
          <Checkbox {...{ form, name: 'row', value: row.id }} aria-label={words.take.replace('{row}', named)} />
        )}
        <span>{row.title}</span>
        {row.ref1 && <code>{row.ref1}</code>}
        <small>{row.isExact ? words.exact : row.state}</small>
        <b className={styles.amount}>{row.amount}</b>
      </div>
      {hasChoices && (
        <NativeSelect
          {...{ form, name: `choice:${row.id}`, data: row.choices }}
          aria-label={words.choice.replace('{row}', named)}
        />
      )}
      {row.orders.map((order) => (
        <span key={order.href}>
          <a className={part.link} href={order.href}>
            {order.label}
          </a>{' '}
          <small>{order.by}</small>
        </span>
      ))}
      {row.note && <small>{row.note}</small>}
      {(row.isWaiting || row.isMatched || row.isAside) && <OneRow row={row} words={words} />}
    </li>
  )
}

function OneRow({ row, words }: { row: RowView; words: RowWords }) {
  return (
    <details>
      <summary>{words.more1}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="row" value={row.id} />
        {row.isWaiting && (
          <>
            <TextInput
              {...{ name: 'reference', label: words.reference, inputMode: 'numeric', maxLength: 40 }}
              autoComplete="off"
            />
            <Button type="submit" name="intent" value="match" isSmall>
              {words.match}
            </Button>
          </>
        )}
        {!row.isAside && <TextInput name="note" label={words.note} maxLength={500} autoComplete="off" />}
        <LastButton row={row} words={words} />
      </Form>
    </details>
  )
}

function LastButton({ row, words }: { row: RowView; words: RowWords }) {
  const intent = row.isWaiting ? 'aside' : row.isMatched ? 'undo' : 'restore'
  return (
    <Button type="submit" name="intent" value={intent} isSmall {...(intent === 'undo' && { isBad: true })}>
      {words[intent]}
    </Button>
  )
}
