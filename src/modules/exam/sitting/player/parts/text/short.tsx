import { fill } from '#domain/locale/fill.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'

/** A short text. */
export function ShortPart({ slot, response, onChange, isReadOnly, words }: PartProps<'short'>) {
  const { maxLength } = slot.question.content
  return (
    <div className={styles.group} role="group" aria-labelledby={stemId(slot.slot)}>
      <TextField
        name={partId(slot.slot, 'text')}
        label={words.yourAnswer}
        hint={fill(words.upToLetters, { n: maxLength })}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={response ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </div>
  )
}
