import type { ChartPoint } from './chart-description.ts'
import styles from './chart.module.css'

/** The greatest first, each with a comparable bar. The whole row is clickable. */
export function Ranks({ points }: { points: ChartPoint[] }) {
  const top = Math.max(...points.map(({ value }) => value))
  return (
    <ol className={styles.ranks}>
      {points.map((point) => (
        <li key={point.label}>
          {point.href ? (
            <a href={point.href} className={styles.rank} aria-current={point.isCurrent ? 'true' : undefined}>
              <Rank point={point} top={top} />
            </a>
          ) : (
            <div className={styles.rank}>
              <Rank point={point} top={top} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Rank({ point: { label, text, value }, top }: { point: ChartPoint; top: number }) {
  const share = Math.max(0, Math.round((1000 * value) / top) / 10)
  return (
    <>
      <span className={styles.name}>{label}</span>
      <svg className={styles.track} height="8" aria-hidden="true">
        <rect className={styles.bar} width={`${share}%`} height="8" rx="4" />
      </svg>
      <b>{text}</b>
    </>
  )
}
