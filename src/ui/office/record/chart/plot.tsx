import { useId } from 'react'
import type { ChartDescription, ChartPoint } from './chart-description.ts'
import styles from './chart.module.css'

const high = 148
/** Space above the top line for half of its label. */
const over = 10
const under = 26

/** Bars or a line over time. Widths are percentages, so that text keeps its size on a phone. */
export function Plot({ chart }: { chart: ChartDescription }) {
  const id = useId()
  const { points, steps, title, text } = chart
  const top = steps.at(-1)!.value
  const yOf = (value: number) => over + high * (1 - value / top)
  const wide = 100 / points.length
  return (
    <div className={styles.plot}>
      <Axis steps={steps} yOf={yOf} />
      <svg
        className={styles.drawn}
        height={over + high + under}
        role="group"
        aria-labelledby={id}
        aria-describedby={`${id}d`}
      >
        <title id={id}>{title}</title>
        <desc id={`${id}d`}>{text}</desc>
        {steps.map(({ value }) => (
          <line key={value} className={styles.grid} x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
        ))}
        {chart.kind === 'line' && <Line points={points} yOf={yOf} />}
        {points.map((point, at) => (
          <Slot key={point.label} point={point} left={at * wide} wide={wide}>
            {chart.kind === 'line' ? (
              <circle className={styles.spot} cx={percent((at + 0.5) * wide)} cy={yOf(point.value)} r="3.5" />
            ) : (
              <Bar point={point} left={at * wide} wide={wide} yOf={yOf} />
            )}
          </Slot>
        ))}
      </svg>
    </div>
  )
}

type Heights = { yOf: (value: number) => number }

/** The labels of the grid lines. */
function Axis({ steps, yOf }: Pick<ChartDescription, 'steps'> & Heights) {
  const longest = Math.max(...steps.map(({ text }) => text.length))
  return (
    <svg className={styles.axis} width={longest * 7.5 + 8} height={over + high + under} aria-hidden="true">
      {steps.map(({ value, text }) => (
        <text key={value} x="100%" dx="-8" y={yOf(value)} dominantBaseline="central" textAnchor="end">
          {text}
        </text>
      ))}
    </svg>
  )
}

type SlotProps = { point: ChartPoint; left: number; wide: number; children: React.ReactNode }

/** The area of one point over the full height. All of it is clickable, and its label is below. */
function Slot({ point, left, wide, children }: SlotProps) {
  const { label, text, tick, isMinor, isCurrent, value, href } = point
  const said = `${label}: ${text}`
  // Below the last of many narrow bars the label would overflow the card.
  const isAtEdge = wide < 5 && left + wide > 99.9
  const drawn = (
    <>
      <title>{said}</title>
      <rect className={styles.hit} x={percent(left)} y={over} width={percent(wide)} height={high} rx="3" />
      {children}
    </>
  )
  return (
    <>
      {href && value > 0 ? (
        <a className={styles.slot} href={href} aria-label={said} aria-current={isCurrent ? 'true' : undefined}>
          {drawn}
        </a>
      ) : (
        <g className={styles.slot}>{drawn}</g>
      )}
      {tick && (
        <text
          className={styles.tick}
          data-minor={isMinor || undefined}
          aria-hidden="true"
          {...(isAtEdge ? { x: '100%', textAnchor: 'end' } : { x: percent(left + wide / 2), textAnchor: 'middle' })}
          y={over + high + 19}
        >
          {tick}
        </text>
      )}
    </>
  )
}

/** A value above zero is always visible. */
function Bar({ point, left, wide, yOf }: Omit<SlotProps, 'children'> & Heights) {
  if (point.value <= 0) return null
  const y = Math.min(yOf(point.value), over + high - 2)
  const at = { x: percent(left + wide * 0.19), y, width: percent(wide * 0.62), height: over + high - y }
  return <rect className={styles.bar} data-unfinished={point.isUnfinished || undefined} {...at} rx="2" />
}

function Line({ points, yOf }: Pick<ChartDescription, 'points'> & Heights) {
  const wide = 100 / points.length
  return points
    .slice(1)
    .map((point, at) => (
      <line
        key={point.label}
        className={styles.line}
        {...{ x1: percent((at + 0.5) * wide), x2: percent((at + 1.5) * wide) }}
        {...{ y1: yOf(points[at]!.value), y2: yOf(point.value) }}
      />
    ))
}

const percent = (share: number) => `${Math.round(share * 1000) / 1000}%`
