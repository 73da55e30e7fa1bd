import { useId } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { ChartDescription, ChartPoint } from './chart-description.ts'
import styles from './chart.module.css'
import { Plot } from './plot.tsx'
import { Ranks } from './ranks.tsx'

/** Charts side by side. Above a list they are a scrolling strip on a phone, so that its rows stay near. */
export function Charts({ charts, isStrip }: { charts: ChartDescription[]; isStrip?: boolean }) {
  if (charts.length === 0) return null
  // Empty charts have nothing focusable, so the strip itself takes the focus for keyboard scrolling.
  const reached = isStrip &&
    charts.length > 1 &&
    charts.every((one) => isEmpty(one) && !one.periods) && { role: 'group', tabIndex: 0 }
  const name = reached ? charts.map(({ title }) => title).join(', ') : undefined
  return (
    <div className={classes(styles.charts, isStrip && styles.strip)} data-charts aria-label={name} {...reached}>
      {charts.map((chart) => (
        <Chart key={chart.title} chart={chart} />
      ))}
    </div>
  )
}

const isEmpty = ({ points }: ChartDescription) => points.every(({ value }) => value === 0)

function Chart({ chart }: { chart: ChartDescription }) {
  const id = useId()
  const isBare = isEmpty(chart)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{chart.title}</h2>
        {chart.text && <span className={styles.text}>{chart.text}</span>}
        {chart.periods && <Periods periods={chart.periods} label={chart.words.periods} />}
      </header>
      {isBare ? (
        <p className={styles.empty}>{chart.empty}</p>
      ) : chart.kind === 'ranks' ? (
        <Ranks points={chart.points} />
      ) : (
        <Plot chart={chart} />
      )}
      {!isBare && <AsTable chart={chart} />}
    </section>
  )
}

function Periods({ periods, label }: { periods: NonNullable<ChartDescription['periods']>; label: string }) {
  return (
    <nav className={styles.periods} aria-label={label}>
      {periods.map((period) => (
        <a key={period.href} href={period.href} aria-current={period.isCurrent ? 'true' : undefined}>
          {period.label}
        </a>
      ))}
    </nav>
  )
}

/** The same numbers as a table, for screen readers and for reading. */
function AsTable({ chart: { title, points, words } }: { chart: ChartDescription }) {
  return (
    <details className={styles.table}>
      <summary>
        {words.table}
        <span className="sr">: {title}</span>
      </summary>
      <table>
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>
                <Value point={point} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Value({ point: { href, label, text } }: { point: ChartPoint }) {
  if (!href) return text
  return (
    <a href={href} aria-label={`${label}: ${text}`}>
      {text}
    </a>
  )
}
