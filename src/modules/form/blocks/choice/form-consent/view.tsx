import { Agreement } from '#ui/field/checkbox.tsx'
import { FieldFrame, labelsOf } from '../../../components/field/field-frame.tsx'
import styles from '../../../components/field/field.module.css'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** A text and a box to accept it. */
export default function FormConsent({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { field, value, page, controlID, controlName, set } = state
  return (
    <FieldFrame state={state}>
      {field.text !== '' && (
        <div className={styles.terms}>
          <p className={styles.text}>{field.text}</p>
        </div>
      )}
      <Agreement
        {...labelsOf(state)}
        label={field.label || page?.content.words.agree || field.name}
        id={controlID}
        name={controlName}
        value="true"
        checked={value === 'true' || value === true}
        aria-required={field.required || undefined}
        onChange={({ currentTarget }) => set(currentTarget.checked ? 'true' : '')}
      />
    </FieldFrame>
  )
}
