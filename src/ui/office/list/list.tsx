import { type ElementType, type ReactNode, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { ListDescription } from '../description.ts'
import { ActionButton } from '../part/action.tsx'
import { ActionMenu } from '../part/action-menu.tsx'
import { ButtonLink } from '../part/button.tsx'
import part from '../part/part.module.css'
import { StatePanel } from '../state/state.tsx'
import { useListKeys } from './list-keys.ts'
import styles from './list.module.css'
import { Pager } from './pager.tsx'
import { RowTable } from './row-table.tsx'
import { SearchForm } from './search-form.tsx'

type ListViewProps = { description: ListDescription; form?: ElementType; children?: ReactNode }

/** A collection as a screen: what was just done, heading, views, search, the rows as a table (as cards on a phone), pages. */
export function ListView({ description: list, form, children }: ListViewProps) {
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  return (
    <div className={part.page} ref={page}>
      {children}
      <ListHead description={list} form={form} />
      {list.views && <Views views={list.views} />}
      {list.search && <SearchForm search={list.search} words={list.words} />}
      {list.rows.length > 0 && (
        <div className={styles.surface}>
          <RowTable list={list} caption={list.heading} form={form} />
        </div>
      )}
      {list.rows.length === 0 && list.empty && (
        <div className={styles.surface}>
          <StatePanel
            state={{
              kind: list.empty.kind ?? (list.search?.value ? 'not-found' : 'empty'),
              title: list.empty.title,
              text: list.empty.text,
              actions: list.empty.action ? [list.empty.action] : [],
            }}
            form={form}
          />
        </div>
      )}
      {list.page && list.rows.length > 0 && <Pager page={list.page} words={list.words} />}
    </div>
  )
}

function ListHead({ description: list, form }: ListViewProps) {
  return (
    <div className={part.head}>
      <h1>
        {list.heading}
        <span className={part.sum}>{list.total}</span>
      </h1>
      <div className={part.acts}>
        {list.actions?.map((action) => (
          <ActionButton key={action.label} action={action} form={form} />
        ))}
        {list.exports && <ActionMenu {...list.exports} isFramed icon="download" />}
        {list.add && (
          <ButtonLink href={list.add.href} look="primary" icon="plus" keys="C" data-add>
            {list.add.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Views({ views }: { views: NonNullable<ListDescription['views']> }) {
  return (
    <div className={styles.views}>
      {views.map((view) => (
        <a
          key={view.href}
          href={view.href}
          className={classes(view.isCurrent && styles.current)}
          aria-current={view.isCurrent ? 'true' : undefined}
        >
          {view.label}
          {view.count && <span className={styles.count}>{view.count}</span>}
        </a>
      ))}
    </div>
  )
}
