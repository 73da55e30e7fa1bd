import { FieldFrame } from '../../../components/field/field-frame.tsx'
import styles from '../../../components/field/field.module.css'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** A text between fields. */
export default function FormNote({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { label, text } = state.field
  if (label === '' && text === '') return null
  return (
    <FieldFrame state={state}>
      {label !== '' && <h3 className={styles.legend}>{label}</h3>}
      {text !== '' && <p className={styles.text}>{text}</p>}
    </FieldFrame>
  )
}
