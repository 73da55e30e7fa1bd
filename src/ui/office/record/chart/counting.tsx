import { classes } from '#ui/theme/classes.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import chart from './chart.module.css'
import styles from '../figures.module.css'

/** Placeholders for figures and charts that are still being counted. */
export function Counting({ figures, charts, label }: { figures: number; charts: number; label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr">{label}</span>
      {figures > 0 && (
        <div className={styles.figures}>
          {Array.from({ length: figures }, (_, at) => (
            <div key={at} className={styles.figure}>
              <span className={styles.label}>
                <Skeleton width="60%" height=".8rem" />
              </span>
              <span className={styles.value}>
                <Skeleton width="40%" height="1.2rem" />
              </span>
            </div>
          ))}
        </div>
      )}
      {charts > 0 && (
        <div className={classes(chart.charts, chart.strip)}>
          {Array.from({ length: charts }, (_, at) => (
            <div key={at} className={classes(chart.card, chart.coming)} />
          ))}
        </div>
      )}
    </div>
  )
}
