import type { ElementType } from 'react'
import type { RecordDescription } from '../description.ts'
import { RowTable } from '../list/row-table.tsx'
import { ActionButton } from '../controls/action.tsx'
import part from '../controls/part.module.css'
import { StatePanel } from '../state/state.tsx'
import styles from './record.module.css'

type RelatedCardProps = { related: RecordDescription['related'][number]; form?: ElementType }

/** The rows of another collection that belong to this record. */
export function RelatedCard({ related, form }: RelatedCardProps) {
  const { title, count, all, add, list } = related
  return (
    <section className={styles.card}>
      <header>
        <h2>{title}</h2>
        {count && <b className={part.count}>{count}</b>}
        {add && (
          <span className={styles.add}>
            <ActionButton action={add} form={form} isSmall look="bare" />
          </span>
        )}
      </header>
      {list.rows.length > 0 && <RowTable list={list} caption={title} form={form} />}
      {list.rows.length === 0 && list.empty && <Nothing empty={list.empty} form={form} />}
      {all && list.rows.length > 0 && (
        <footer>
          <a className={part.link} href={all.href}>
            {all.label}
          </a>
        </footer>
      )}
    </section>
  )
}

type NothingProps = { empty: NonNullable<RelatedCardProps['related']['list']['empty']>; form?: ElementType }

/** An empty relation is one line, because a record has many relations and most are empty. */
function Nothing({ empty: { kind, title, text, action }, form }: NothingProps) {
  if (kind || action)
    return <StatePanel state={{ kind: kind ?? 'empty', title, text, actions: action ? [action] : [] }} form={form} />
  return (
    <p className={styles.nothing}>
      {title} {text}
    </p>
  )
}
