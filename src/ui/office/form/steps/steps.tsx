import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../../icon/icon.tsx'
import styles from './steps.module.css'

/** A step of a process. A completed step can be opened again. */
export interface Step {
  name: string
  label: string
  isDone: boolean
  isCurrent: boolean
  href?: string
}

/** The steps with the current one. */
export function Steps({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li
            key={step.name}
            className={classes(step.isCurrent && styles.current, step.isDone && styles.done)}
            aria-current={step.isCurrent ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {step.isDone && !step.isCurrent ? <Icon name="check" size={14} /> : at + 1}
            </span>
            {step.href && !step.isCurrent ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
