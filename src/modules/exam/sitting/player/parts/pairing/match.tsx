import { OptionText } from '../option-text.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { VerdictMark, verdictOf } from '../verdict.tsx'
import { ChoiceKey, ChoiceSelect, needsKey, withEntry } from './choice-select.tsx'

/** A choice for each row. */
export function MatchPart({ slot, response, onChange, isReadOnly, words, fileUrl, review }: PartProps<'match'>) {
  const { rows, choices } = slot.question.content
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>{words.matchEach}</legend>
      <ChoiceKey {...{ choices, words, fileUrl }} />
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.row}>
            <span id={partId(slot.slot, row.id)} className={styles.choice__text}>
              <OptionText {...{ option: row, words, fileUrl }} letter={String(index + 1)} />
            </span>
            <ChoiceSelect
              {...{ choices, isReadOnly, words }}
              id={partId(slot.slot, `${row.id}-choice`)}
              label={{ labelledBy: partId(slot.slot, row.id) }}
              value={response?.[row.id]}
              hasLetters={needsKey(choices)}
              onSelect={(value) => onChange(withEntry(response, { id: row.id, value }))}
            />
            {review && (
              <VerdictMark
                verdict={verdictOf({
                  isSelected: response?.[row.id] !== undefined,
                  isCorrect: response?.[row.id] === review.key.pairs[row.id],
                })}
                words={words}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
