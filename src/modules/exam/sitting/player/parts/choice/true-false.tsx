import { partId, type PartProps } from '../part-props.ts'
import styles from '../parts.module.css'
import { VerdictMark, verdictOf } from '../verdict.tsx'
import { ChoiceGroup } from './choice-list.tsx'

/** Whether a statement is true. */
export function TrueFalsePart({ slot, response, onChange, isReadOnly, words, review }: PartProps<'truefalse'>) {
  const canClear = response !== null && !isReadOnly
  return (
    <ChoiceGroup {...{ slot, words }} legend={words.selectOne} onClear={canClear ? () => onChange(null) : null}>
      <div className={styles.choices}>
        {[true, false].map((value) => (
          <label key={String(value)} className={styles.choice}>
            <input
              type="radio"
              name={partId(slot.slot, 'choice')}
              value={String(value)}
              checked={response === value}
              disabled={isReadOnly}
              onChange={() => onChange(value)}
            />
            <span className={styles.choice__text}>{value ? words.isTrue : words.isFalse}</span>
            {review && (
              <VerdictMark
                verdict={verdictOf({ isSelected: response === value, isCorrect: review.key.correct === value })}
                words={words}
              />
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
