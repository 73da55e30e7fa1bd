import { use } from 'react'
import { FieldFrame, labelsOf } from '../../../components/field/field-frame.tsx'
import styles from '../../../components/field/field.module.css'
import { CopyContext } from '../../../components/state/form-context.ts'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'
import { useCalculated } from '../../../components/state/use-calculated.ts'

/** A value that the answers determine. */
export default function FormCalculated({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const copy = use(CopyContext)
  const value = useCalculated(state.field.name, copy)
  const { label, hint } = labelsOf(state)
  return (
    <FieldFrame state={state}>
      <div className={styles.group} role="group" aria-labelledby={`${state.controlID}-label`}>
        <span id={`${state.controlID}-label`} className={styles.legend}>
          {label}
        </span>
        <output id={state.controlID} className={styles.output}>
          {value || '–'}
        </output>
        {hint && <p>{hint}</p>}
      </div>
    </FieldFrame>
  )
}
