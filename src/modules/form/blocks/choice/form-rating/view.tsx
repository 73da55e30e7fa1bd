import { fill } from '#domain/locale/fill.ts'
import { FieldGroup } from '../../../components/field/field-frame.tsx'
import styles from '../../../components/field/field.module.css'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** A number from 1 to a maximum. */
export default function FormRating({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { field, value, page, controlName, set, leave } = state
  const rates = Array.from({ length: field.most }, (_, at) => String(at + 1))
  const nameOf = (rate: string) => fill(page?.content.words.rating ?? '{n}', { n: rate, most: field.most })
  return (
    <FieldGroup state={state} role="radiogroup">
      <div className={styles.rating}>
        {rates.map((rate) => (
          <label key={rate} className={styles.rate}>
            <input
              type="radio"
              name={controlName}
              value={rate}
              aria-label={nameOf(rate)}
              checked={value === rate}
              onChange={() => set(rate)}
              onBlur={leave}
            />
            <span aria-hidden="true">{rate}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
