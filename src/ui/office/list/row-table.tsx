import type { ElementType } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { classes } from '#ui/theme/classes.ts'
import type { Cell, Column, RelatedList, Row } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { ActionMenu } from '../controls/action-menu.tsx'
import { CellText } from '../controls/cell.tsx'
import { type Selecting, pageState } from './bulk/selection.ts'
import { Tick } from './bulk/tick.tsx'
import { EditableCell, type Editing } from './cell-edit/cell-edit.tsx'
import styles from './table.module.css'
import { isNumeric, tableWidth, widthOf } from './column-width.ts'
import { Handle } from './views/tree/handle.tsx'
import { type MoveRow, useTreeMoves } from './views/tree/tree-moves.ts'

type RowTableProps = {
  list: RelatedList
  caption: string
  form?: ElementType
  /** Set if rows can be ticked, and if cells can be edited. */
  selecting?: Selecting
  editing?: Editing
  /** Set if the rows of a tree can be moved. */
  move?: MoveRow
}
type Ways = Pick<RowTableProps, 'form' | 'selecting' | 'editing'> & { moving: ReturnType<typeof useTreeMoves> }

const tickWidth = 44

// Some browsers drop table semantics when it is displayed as cards, so every part has an explicit role.
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** The rows as one table, displayed as a list of cards below 768 px. */
export function RowTable({ list, caption, move, ...given }: RowTableProps) {
  const { columns, rows } = list
  const ways = { ...given, moving: useTreeMoves(list.tree && move, rows) }
  const { selecting } = ways
  const hasActions = rows.some((row) => row.actions.length > 0)
  const hasUnder = rows.some((row) => row.under)
  const leadsOn = hasActions || selecting !== undefined || rows.some((row) => row.href)
  return (
    // Without links in its rows, the table itself takes the focus, so that the keyboard can scroll it.
    <div className={styles.scroll} tabIndex={leadsOn ? -1 : 0}>
      <table
        {...as.table}
        className={classes(styles.table, hasUnder && styles.two)}
        style={{ '--table-width': `${tableWidth(columns) + (selecting ? tickWidth : 0)}px` } as React.CSSProperties}
      >
        <caption className="sr">{caption}</caption>
        <colgroup>
          {selecting && <col style={{ width: tickWidth }} />}
          {columns.map((column, at) => (
            <col key={column.name} style={{ width: widthOf(column, at) }} />
          ))}
          {hasActions && <col style={{ width: 48 }} />}
        </colgroup>
        <Heads list={list} selecting={selecting} hasActions={hasActions} />
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} list={list} {...ways} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadsProps = Pick<RowTableProps, 'list' | 'selecting'> & { hasActions: boolean }

function Heads({ list: { columns, rows, words }, selecting, hasActions }: HeadsProps) {
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        {selecting && <PageTick selecting={selecting} rows={rows} />}
        {columns.map((column) => (
          <Head key={column.name} column={column} />
        ))}
        {hasActions && (
          <th {...as.columnheader} scope="col">
            <span className="sr">{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Head({ column }: { column: Column }) {
  const order = column.sort === 'asc' ? 'ascending' : column.sort === 'desc' ? 'descending' : undefined
  const label = (
    <>
      {column.label}
      {column.sort && <Icon name={column.sort === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />}
    </>
  )
  const isLinked = column.isSortable && column.href
  return (
    <th
      {...as.columnheader}
      scope="col"
      aria-sort={order}
      data-sortable={isLinked ? '' : undefined}
      className={classes(isNumeric(column) && styles.end, column.sort && styles.sorted)}
    >
      {isLinked ? <a href={column.href}>{label}</a> : label}
    </th>
  )
}

function TableRow({ row, list, ...ways }: Ways & { row: Row; list: RelatedList }) {
  const { columns, words } = list
  const { selecting, editing, form, moving } = ways
  const isTicked = selecting !== undefined && (selecting.selection.isAll || selecting.selection.ids.has(row.id))
  const title = row.cells[columns[0]?.name ?? '']?.text ?? ''
  const hasActions = list.rows.some((one) => one.actions.length > 0)
  return (
    <tr
      {...as.row}
      {...moving?.ofRow(row)}
      data-selected={row.isSelected || isTicked || undefined}
      data-row={row.id}
      data-depth={row.depth}
      style={row.depth ? ({ '--row-depth': Math.min(row.depth, 5) } as React.CSSProperties) : undefined}
    >
      {selecting && (
        <td {...as.cell} className={styles.tick}>
          <Tick
            label={fill(selecting.words.select, { name: title })}
            isOn={isTicked}
            toggle={(isRange) => selecting.toggle(row.id, isRange)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <RowCell key={column.name} {...{ row, column, editing, list, moving }} isFirst={at === 0} />
      ))}
      {hasActions && (
        <td {...as.cell} className={styles.act}>
          <ActionMenu label={`${words.actions}: ${title}`} actions={row.actions} form={form} />
        </td>
      )}
    </tr>
  )
}

function PageTick({ selecting, rows }: { selecting: Selecting; rows: Row[] }) {
  const state = pageState(selecting.selection, rows)
  return (
    <th {...as.columnheader} scope="col" className={styles.tick}>
      <Tick
        label={selecting.words.selectPage}
        isOn={state === 'all'}
        isPartly={state === 'some'}
        toggle={selecting.togglePage}
      />
    </th>
  )
}

type RowCellProps = Pick<Ways, 'moving'> & {
  row: Row
  column: Column
  list: RelatedList
  isFirst: boolean
  editing: Editing | undefined
}

function RowCell({ row, column, list, isFirst, editing, moving }: RowCellProps) {
  const cell: Cell = row.cells[column.name] ?? { text: '' }
  const isEnd = cell.align ? cell.align === 'end' : isNumeric(column)
  if (!isFirst) {
    return (
      <td {...as.cell} data-kind={column.kind} data-label={column.label} className={classes(isEnd && styles.end)}>
        {editing ? (
          <EditableCell editing={editing} _id={row.id} field={column.name} isEnd={isEnd}>
            <CellText cell={cell} />
          </EditableCell>
        ) : (
          <CellText cell={cell} />
        )}
      </td>
    )
  }
  const href = row.href ?? cell.href
  return (
    <th
      {...as.rowheader}
      scope="row"
      className={classes(styles.first, row.depth !== undefined && styles.placed)}
      style={row.depth === undefined ? undefined : ({ '--depth': row.depth } as React.CSSProperties)}
      title={cell.text}
    >
      {moving && row.moves && <Handle row={row} words={list.tree!.words} title={cell.text} moving={moving} />}
      <span className={styles.title}>
        {href ? (
          <a href={href} data-row-link>
            <CellText cell={{ ...cell, href: undefined }} />
          </a>
        ) : (
          <CellText cell={cell} />
        )}
      </span>
      {row.standsUnder && <span className="sr">{row.standsUnder}</span>}
      {row.under && <small>{row.under}</small>}
    </th>
  )
}
