import { type ElementType, type MouseEvent, type ReactNode, useRef } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Charts } from '../record/chart/charts.tsx'
import type { ListDescription } from '../description.ts'
import { ActionButton } from '../controls/action.tsx'
import { ActionMenu } from '../controls/action-menu.tsx'
import { ButtonLink } from '../controls/button.tsx'
import part from '../controls/part.module.css'
import { Counting } from '../record/chart/counting.tsx'
import { Figures } from '../record/figures.tsx'
import { StatePanel } from '../state/state.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { ReplacePanel } from './bulk/replace-panel.tsx'
import { useSelection } from './bulk/selection.ts'
import type { Editing } from './cell-edit/cell-edit.tsx'
import { ColumnMenu } from './columns/column-menu.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { useListKeys } from './list-keys.ts'
import styles from './list.module.css'
import { Pager } from './pager.tsx'
import { RowTable } from './row-table.tsx'
import { SearchForm } from './search-form.tsx'
import type { MoveRow } from './views/tree/tree-moves.ts'
import { ViewTabs } from './views/view-tabs.tsx'

/** What a screen provides to a list with actions. */
export interface ListWays {
  /** Shows this list at another URL without leaving the page. `typed` adds no history entry. */
  go: (href: string, how?: 'typed') => void
  save: Editing['save']
  move: MoveRow
  pending: Editing['pending']
  refused: Editing['refused']
  /** Another URL is loading. */
  isBusy: boolean
}

type ListViewProps = {
  description: ListDescription
  form?: ElementType
  ways?: ListWays
  /** Replaces the table, for rows with another presentation. */
  body?: ReactNode
  /** A filter of the screen's own, above the table. */
  filter?: ReactNode
  children?: ReactNode
}

/**
 * The list screen of a collection: the last result, heading, views, search and filters, the table (cards on a phone),
 * and pages.
 */
export function ListView({ description: list, form, ways, body, filter, children }: ListViewProps) {
  const page = useRef<HTMLDivElement>(null)
  const selection = useSelection(list.rows, list.bulk?.of)
  const selecting = list.bulk && ways && { ...selection, words: list.bulk.words }
  useListKeys(page, selecting)
  return (
    // The links stay ordinary links. The handler only speeds up clicks that stay on the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={part.page} ref={page} onClick={ways && stayHere(ways.go)}>
      {children}
      <ListHead description={list} form={form} />
      {list.replacing && <ReplacePanel replacing={list.replacing} form={form} />}
      {list.counting && !list.charts && <Counting {...list.counting} />}
      {list.figures && <Figures figures={list.figures} />}
      {list.charts && <Charts charts={list.charts} isStrip />}
      {list.views && <ViewTabs views={list.views} options={list.viewOptions} act={list.overview} form={form} />}
      {list.search && <Tools list={list} form={form} ways={ways} />}
      {filter}
      {body || <Rows list={list} form={form} ways={ways} selecting={selecting} />}
      {list.page && (body || list.rows.length > 0) && <Pager page={list.page} words={list.words} />}
      {selecting && <BulkBar bulk={list.bulk!} selecting={selecting} form={form} />}
    </div>
  )
}

type PartProps = { list: ListDescription; form: ElementType | undefined; ways: ListWays | undefined }

function Tools({ list, form, ways }: PartProps) {
  return (
    <SearchForm search={list.search!} words={list.words} form={form} go={ways?.go}>
      {ways && list.filter && <FilterBar filter={list.filter} found={list.total} go={ways.go} />}
      {ways && list.columnChoice && (
        <span className={styles.right}>
          <ColumnMenu choice={list.columnChoice} go={ways.go} />
        </span>
      )}
    </SearchForm>
  )
}

function Rows({ list, form, ways, selecting }: PartProps & { selecting: Parameters<typeof RowTable>[0]['selecting'] }) {
  if (list.rows.length > 0) {
    const editing = ways && list.editing && { described: list.editing, ...ways }
    return (
      <div className={classes(styles.surface, ways?.isBusy && styles.busy)} aria-busy={ways?.isBusy || undefined}>
        <RowTable list={list} caption={list.heading} move={ways?.move} {...{ form, selecting, editing }} />
      </div>
    )
  }
  if (!list.empty) return null
  const { kind, title, text, action } = list.empty
  return (
    <div className={styles.surface}>
      <StatePanel
        state={{
          kind: kind ?? (list.search?.value ? 'not-found' : 'empty'),
          title,
          text,
          actions: action ? [action] : [],
        }}
        form={form}
      />
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

/** A plain click on a link to this list shows it without loading the page again. */
const stayHere = (go: (href: string) => void) => (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[href]')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.hasAttribute('target') || link.hasAttribute('download'))
    return
  const to = new URL(link.getAttribute('href')!, location.href)
  if (to.origin !== location.origin || to.pathname !== location.pathname) return
  event.preventDefault()
  go(to.pathname + to.search)
}
