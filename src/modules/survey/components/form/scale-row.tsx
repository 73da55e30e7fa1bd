import { controlName } from '../../rules/read-form.ts'
import type { ControlsProps } from './controls-props.ts'
import styles from './survey-form.module.css'

type ScaleRowProps = ControlsProps & { scale: { min: number; max: number; minLabel: string; maxLabel: string } }

/** A row of radio buttons, with what its ends mean. */
export function ScaleRow({ id, values, scale }: ScaleRowProps) {
  const name = controlName(id)
  const steps = Array.from({ length: scale.max - scale.min + 1 }, (_, at) => String(scale.min + at))
  return (
    <div className={styles.scale}>
      <div className={styles.steps}>
        {steps.map((step, at) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={step}
              defaultChecked={values[name]?.includes(step)}
              aria-label={stepLabel({ step, at, last: steps.length - 1, scale })}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{scale.minLabel}</span>
        <span>{scale.maxLabel}</span>
      </div>
    </div>
  )
}

/** The ends are named together with their number. */
function stepLabel(of: { step: string; at: number; last: number; scale: ScaleRowProps['scale'] }): string {
  const end = of.at === 0 ? of.scale.minLabel : of.at === of.last ? of.scale.maxLabel : ''
  return end === '' ? of.step : `${of.step} ${end}`
}
