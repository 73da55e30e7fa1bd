import { type ElementType, type KeyboardEvent, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../icon/icon.tsx'
import { ActionMenu } from '../controls/action-menu.tsx'
import { Button } from '../controls/button.tsx'
import { CellText } from '../controls/cell.tsx'
import { HiddenFields } from '../controls/hidden-fields.tsx'
import part from '../controls/part.module.css'
import type { OutlineDescription, OutlineItem } from './outline.tsx'
import styles from './outline.module.css'

type OutlineRowProps = {
  item: OutlineItem
  at: number
  count: number
  description: OutlineDescription
  form?: ElementType
}

export function OutlineRow({ item, at, count, description, form }: OutlineRowProps) {
  const { words, move } = description
  const row = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null
    if (!event.altKey || !direction) return
    event.preventDefault()
    row.current?.querySelector<HTMLButtonElement>(`[value="${direction}"]:enabled`)?.click()
  }
  return (
    <div ref={row} className={classes(styles.row, item.items && styles.chapter)}>
      <a href={item.href} className={styles.link} aria-current={item.isCurrent ? 'true' : undefined} onKeyDown={press}>
        {item.icon && <Icon name={item.icon} />}
        <span className={styles.title}>
          {item.title}
          {item.problem && <small className={styles.problem}>{item.problem}</small>}
        </span>
      </a>
      {item.state && <CellText cell={item.state} />}
      {item.note && <span className={part.muted}>{item.note}</span>}
      {move && <MoveForm item={item} at={at} count={count} description={description} form={form} />}
      <ActionMenu label={`${words.actions}: ${item.title}`} actions={item.actions ?? []} form={form} />
    </div>
  )
}

function MoveForm({ item, at, count, description, form: Form = 'form' }: OutlineRowProps) {
  const { words, move } = description
  const hidden = [{ name: 'id', value: item.id }, ...(move?.intent ? [{ name: 'intent', value: move.intent }] : [])]
  return (
    <Form method="post" action={move?.action} className={styles.move}>
      <HiddenFields fields={hidden} />
      <Button
        type="submit"
        name="direction"
        value="up"
        look="bare"
        isSmall
        isSquare
        icon="chevron-up"
        disabled={at === 0}
        aria-label={`${words.up}: ${item.title}`}
      />
      <Button
        type="submit"
        name="direction"
        value="down"
        look="bare"
        isSmall
        isSquare
        icon="chevron-down"
        disabled={at === count - 1}
        aria-label={`${words.down}: ${item.title}`}
      />
    </Form>
  )
}
