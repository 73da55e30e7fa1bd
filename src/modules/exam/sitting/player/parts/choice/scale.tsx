import { fill } from '#domain/locale/fill.ts'
import { partId, type PartProps } from '../part-props.ts'
import styles from '../parts.module.css'
import { ChoiceGroup } from './choice-list.tsx'

/** A level between two labels. It has no right answer. */
export function ScalePart({ slot, response, onChange, isReadOnly, words }: PartProps<'scale'>) {
  const { min, max, minLabel, maxLabel } = slot.question.content
  const labels = new Map([
    [min, minLabel],
    [max, maxLabel],
  ])
  const canClear = response !== null && !isReadOnly
  const levels = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <ChoiceGroup {...{ slot, words }} legend={words.selectOne} onClear={canClear ? () => onChange(null) : null}>
      <div className={styles.ends}>
        <span>{minLabel}</span>
        <span>{maxLabel}</span>
      </div>
      <div className={styles.scale}>
        {levels.map((level) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name={partId(slot.slot, 'choice')}
              value={level}
              checked={response === level}
              disabled={isReadOnly}
              aria-label={[fill(words.scaleStep, { n: level }), labels.get(level)].filter(Boolean).join(' ')}
              onChange={() => onChange(level)}
            />
            <span aria-hidden="true">{level}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
