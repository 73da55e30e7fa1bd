import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './hours.module.css'

/**
 * The hours of a month: `name` is the full name for screen readers, `short` is under the bar, `text` over it (empty for
 * none).
 */
export type MonthHours = { name: string; short: string; hours: number; text: string; isNow?: boolean }

type HoursProps = { sum: ReactNode; text: ReactNode; label: string; months: MonthHours[] }

/** The learning hours of a year, one bar for each month. The highest bar fills the box. */
export function Hours({ sum, text, label, months }: HoursProps) {
  const most = Math.max(...months.map(({ hours }) => hours), 1)
  return (
    <div className={styles.hours}>
      <p className={styles.hours__sum}>
        <b>{sum}</b>
        <span>{text}</span>
      </p>
      <ol className={styles.bars} aria-label={label}>
        {months.map(({ name, hours, text: figure, isNow }) => (
          <li key={name} className={classes(isNow && styles.now)}>
            <span className="sr">{name} </span>
            {figure}
            <i style={{ '--part': (hours / most).toFixed(3) } as CSSProperties} />
          </li>
        ))}
      </ol>
      <p className={styles.months} aria-hidden="true">
        {months.map(({ name, short }) => (
          <span key={name}>{short}</span>
        ))}
      </p>
    </div>
  )
}
