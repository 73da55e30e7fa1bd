import type { CSSProperties } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './threads.module.css'

type ThreadsProps = { done: number; total: number; label?: string }

const mostCells = 24

/**
 * Progress with one cell for each lesson. With a label it is a progress bar for screen readers, otherwise decorative.
 */
export function Threads({ done, total, label }: ThreadsProps) {
  const isFull = total > 0 && done >= total
  const shape = classes(styles.threads, total > mostCells && styles['threads--many'], isFull && styles['threads--full'])
  const reading = label && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': done,
  }
  const count = { '--n': Math.max(total, 1), '--done': Math.min(done, total) } as CSSProperties
  return <span className={shape} style={count} {...(reading || { 'aria-hidden': true })} />
}

/** The cells with the percentage beside them. */
export function Percent({ done, total, label, text }: ThreadsProps & { text: string }) {
  return (
    <span className={styles.pct}>
      <Threads done={done} total={total} label={label} />
      <span className={classes('num', styles.pct__n)}>{text}</span>
    </span>
  )
}
