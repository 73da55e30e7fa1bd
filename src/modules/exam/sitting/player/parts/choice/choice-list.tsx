import type { ReactNode } from 'react'
import type { Option } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/button/button.tsx'
import type { PlayerWords } from '../../words.ts'
import { letterOf, OptionText } from '../option-text.tsx'
import { partId, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { type Verdict, VerdictMark } from '../verdict.tsx'

type GroupProps = {
  slot: { slot: string; number: number | null }
  legend: string
  words: PlayerWords
  /** Empties the answer. Null where there is nothing to empty. */
  onClear: (() => void) | null
  children: ReactNode
}

/** A group of choices, named by its legend and described by the question. */
export function ChoiceGroup({ slot, legend, words, onClear, children }: GroupProps) {
  const number = slot.number ?? slot.slot
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot.slot)}>
      <legend className={styles.legend}>
        <span className="sr">{fill(words.question, { n: number })}: </span>
        {legend}
      </legend>
      {children}
      {onClear && (
        <Button type="button" look="quiet" isSmall aria-label={fill(words.clearOf, { n: number })} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </fieldset>
  )
}

type ListProps = {
  type: 'radio' | 'checkbox'
  slot: string
  options: Option[]
  selected: readonly string[]
  onSelect: (id: string, isSelected: boolean) => void
  isDisabled: (id: string) => boolean
  words: PlayerWords
  fileUrl: (key: string) => string
  verdict: (id: string) => Verdict | null
  feedback: Record<string, string>
}

/** Options in their displayed order, each with its letter. */
export function ChoiceList({ type, slot, options, selected, onSelect, isDisabled, ...rest }: ListProps) {
  const { words, fileUrl, verdict, feedback } = rest
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <div key={option.id}>
          <label className={styles.choice}>
            <input
              type={type}
              name={partId(slot, 'choice')}
              value={option.id}
              checked={selected.includes(option.id)}
              disabled={isDisabled(option.id)}
              onChange={(event) => onSelect(option.id, event.currentTarget.checked)}
            />
            <span className={styles.letter}>{letterOf(words, index)}.</span>
            <span className={styles.choice__text}>
              <OptionText {...{ option, words, fileUrl }} letter={letterOf(words, index)} />
            </span>
            <VerdictMark verdict={verdict(option.id)} words={words} />
          </label>
          {feedback[option.id] && selected.includes(option.id) && (
            <p className={styles.feedback}>{feedback[option.id]}</p>
          )}
        </div>
      ))}
    </div>
  )
}
