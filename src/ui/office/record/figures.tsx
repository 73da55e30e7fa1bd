import type { Figure } from '../description.ts'
import styles from './figures.module.css'

/** The figures of a record or dashboard, side by side. Each links to the rows that it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label}>
          {figure.href ? (
            <a href={figure.href} className={styles.figure}>
              <FigureText figure={figure} />
            </a>
          ) : (
            <div className={styles.figure}>
              <FigureText figure={figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function FigureText({ figure: { label, value, unit, text } }: { figure: Figure }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </>
  )
}
