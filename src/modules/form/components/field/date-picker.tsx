import { classes } from '#ui/theme/classes.ts'
import field from '#ui/field/field.module.css'
import { type FieldContent, useField } from '../state/use-field.ts'
import { dateChoices, type DatePart, readDateParts, writeDateParts } from '../../rules/date-parts.ts'
import { FieldGroup, labelsOf } from './field-frame.tsx'
import styles from './field.module.css'

const dateParts = ['day', 'month', 'year'] as const
const timeParts = ['hour', 'minute'] as const

/** A date, and a time where the field asks for one, as selects (specification L269). */
export function DatePicker({ content }: { content: FieldContent }) {
  const state = useField(content)
  const { value, page, controlID, controlName, set, leave } = state
  const hasTime = state.field.showDateTime === 'datetime'
  const parts = readDateParts(value)
  const words = page?.content.dates
  const { today, locale } = page?.content ?? { today: '2026-01-01', locale: 'th' as const }
  const change = (part: DatePart, next: string) => set(writeDateParts({ ...parts, [part]: next }, hasTime))
  return (
    <FieldGroup state={state}>
      <div className={styles.parts}>
        {[...dateParts, ...(hasTime ? timeParts : [])].map((part) => (
          <label key={part} className={styles.part}>
            {words?.[part]}
            <select
              id={`${controlID}-${part}`}
              name={`${controlName}.${part}`}
              className={classes(field.input)}
              value={parts[part]}
              aria-label={`${labelsOf(state).label} ${words?.[part] ?? ''}`}
              aria-invalid={state.error && parts[part] === '' ? true : undefined}
              onChange={({ currentTarget }) => change(part, currentTarget.value)}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) leave()
              }}
            >
              <option value="">–</option>
              {dateChoices(part, { parts, today, locale }).map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
