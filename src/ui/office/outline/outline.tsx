import type { ElementType } from 'react'
import type { Action, Cell, Link } from '../description.ts'
import type { IconName } from '../icon/icon.tsx'
import { ButtonLink } from '../controls/button.tsx'
import part from '../controls/part.module.css'
import { OutlineRow } from './outline-row.tsx'
import styles from './outline.module.css'

/** A chapter (with `items`) or a lesson. `note` is its length, `problem` the reason why it cannot be published. */
export interface OutlineItem {
  id: string
  href: string
  title: string
  icon?: IconName
  note?: string
  state?: Cell
  problem?: string
  isCurrent?: boolean
  actions?: Action[]
  items?: OutlineItem[]
}

/** `move` is the target of a step up or down: `id`, and `direction` 'up' or 'down'. Without it the order is fixed. */
export interface OutlineDescription {
  heading: string
  total: string
  items: OutlineItem[]
  add?: Link[]
  move?: { action: string; intent?: string }
  empty?: string
  words: Record<'up' | 'down' | 'actions', string>
}

type OutlineViewProps = { description: OutlineDescription; form?: ElementType }

/** The lessons of a course in order, chapters with their lessons. Buttons or Alt and an arrow move them. */
export function OutlineView({ description, form }: OutlineViewProps) {
  const { heading, total, items, add = [], empty } = description
  return (
    <section className={styles.outline} aria-label={heading}>
      <header className={styles.head}>
        <h2>{heading}</h2>
        <span className={part.muted}>{total}</span>
      </header>
      {items.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
      <OutlineList items={items} description={description} form={form} />
      {add.length > 0 && (
        <footer className={styles.foot}>
          {add.map((link) => (
            <ButtonLink key={link.href} look="bare" isSmall icon="plus" href={link.href}>
              {link.label}
            </ButtonLink>
          ))}
        </footer>
      )}
    </section>
  )
}

function OutlineList({ items, description, form }: OutlineViewProps & { items: OutlineItem[] }) {
  if (items.length === 0) return null
  return (
    <ol className={styles.items}>
      {items.map((item, at) => (
        <li key={item.id}>
          <OutlineRow item={item} at={at} count={items.length} description={description} form={form} />
          {item.items && <OutlineList items={item.items} description={description} form={form} />}
        </li>
      ))}
    </ol>
  )
}
