import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './table.module.css'

export type Column<Row> = {
  id: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  /** The column's label on a phone, where each row is a card. The first column is the card's heading and needs none. */
  cardLabel?: string
  /** Numbers are right-aligned. */
  isEnd?: boolean
  /** On a phone: a full line without or with its label, or the corner beside the second line. */
  place?: 'wide' | 'line' | 'corner'
  width?: string
}

type TableProps<Row> = { columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string; caption?: string }

/** Rows below a head. Below 768 px each row becomes a card. */
export function Table<Row>({ columns, rows, keyOf, caption }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      {caption && <caption className="sr">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ id, title, isEnd, width }) => (
            <th key={id} scope="col" className={classes(isEnd && styles.end)} style={width ? { width } : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The content of a cell without a value, such as N/A. */
export function NoValue({ children }: { children: ReactNode }) {
  return <span className={styles.na}>{children}</span>
}

const places = { wide: styles.wide, line: styles.line, corner: styles.corner }

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { isEnd, place, cardLabel, cell } = column
  const shape = classes(isEnd && styles.end, place && places[place])
  return (
    <td className={shape} data-label={cardLabel}>
      {cell(row)}
    </td>
  )
}
