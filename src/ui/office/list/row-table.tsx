import type { ElementType } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { Cell, Column, RelatedList, Row } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { ActionMenu } from '../part/action-menu.tsx'
import { CellText } from '../part/cell.tsx'
import styles from './table.module.css'
import { isNumeric, tableWidth, widthOf } from './column-width.ts'

type RowTableProps = { list: RelatedList; caption: string; form?: ElementType }

// Some browsers forget what a table is once it is drawn as cards, so every part says it again.
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** The rows: one table, drawn as a list of cards under 768 px. */
export function RowTable({ list, caption, form }: RowTableProps) {
  const { columns, rows, words } = list
  const hasActions = rows.some((row) => row.actions.length > 0)
  const hasUnder = rows.some((row) => row.under)
  return (
    <div className={styles.scroll} tabIndex={-1}>
      <table
        {...as.table}
        className={classes(styles.table, hasUnder && styles.two)}
        style={{ '--table-width': `${tableWidth(columns)}px` } as React.CSSProperties}
      >
        <caption className="sr">{caption}</caption>
        <colgroup>
          {columns.map((column, at) => (
            <col key={column.name} style={{ width: widthOf(column, at) }} />
          ))}
          {hasActions && <col style={{ width: 48 }} />}
        </colgroup>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
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
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} list={list} form={form} />
          ))}
        </tbody>
      </table>
    </div>
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

function TableRow({ row, list, form }: { row: Row; list: RelatedList; form?: ElementType }) {
  const { columns, words } = list
  const title = row.cells[columns[0]?.name ?? '']?.text ?? ''
  const hasActions = list.rows.some((one) => one.actions.length > 0)
  return (
    <tr {...as.row} data-selected={row.isSelected || undefined} data-row>
      {columns.map((column, at) => (
        <RowCell key={column.name} row={row} column={column} isFirst={at === 0} />
      ))}
      {hasActions && (
        <td {...as.cell} className={styles.act}>
          <ActionMenu label={`${words.actions}: ${title}`} actions={row.actions} form={form} />
        </td>
      )}
    </tr>
  )
}

function RowCell({ row, column, isFirst }: { row: Row; column: Column; isFirst: boolean }) {
  const cell: Cell = row.cells[column.name] ?? { text: '' }
  const isEnd = cell.align ? cell.align === 'end' : isNumeric(column)
  if (!isFirst) {
    return (
      <td {...as.cell} data-kind={column.kind} data-label={column.label} className={classes(isEnd && styles.end)}>
        <CellText cell={cell} />
      </td>
    )
  }
  const href = row.href ?? cell.href
  return (
    <th {...as.rowheader} scope="row" className={styles.first} title={cell.text}>
      <span className={styles.title}>
        {href ? (
          <a href={href} data-row-link>
            <CellText cell={{ ...cell, href: undefined }} />
          </a>
        ) : (
          <CellText cell={cell} />
        )}
      </span>
      {row.under && <small>{row.under}</small>}
    </th>
  )
}
