import type { CSSProperties } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './calendar.module.css'
import type { YearShown } from './describe-year.server.ts'

/** Squares shown per month. The number tells how many courses there are. */
const most = 6

/** Twelve months at a glance, with one square per course. A month with courses links to its list. */
export function MonthGrid({ id, year: { cells, words } }: { id: string; year: YearShown }) {
  return (
    <nav className={styles.grid} aria-label={words.months}>
      {cells.map((cell) =>
        cell.count > 0 ? (
          <a key={cell.month} className={shapeOf(cell)} href={`#${id}-${cell.month}`} data-season={cell.season}>
            <Cell cell={cell} />
          </a>
        ) : (
          <span key={cell.month} className={shapeOf(cell)} data-season={cell.season}>
            <Cell cell={cell} />
          </span>
        ),
      )}
    </nav>
  )
}

type CellProps = { cell: YearShown['cells'][number] }

const shapeOf = ({ count }: CellProps['cell']) => classes(styles.cell, count === 0 && styles['cell--none'])

function Cell({ cell: { name, said, count } }: CellProps) {
  return (
    <>
      <span>
        {name}
        <small>{said}</small>
      </span>
      <i style={{ '--n': Math.min(count, most) } as CSSProperties} />
    </>
  )
}
