import { Fragment } from 'react'
import type { Option } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import type { PlayerWords } from '../../words.ts'
import { partId, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { VerdictMark, verdictOf } from '../verdict.tsx'
import { blankPieces } from './blank-pieces.ts'
import { ChoiceSelect, needsKey } from './choice-select.tsx'

type BlankTextProps = {
  slot: string
  text: string
  legend: string
  choicesOf: (id: string) => Option[]
  response: Record<string, string> | null
  used: readonly string[]
  isReadOnly: boolean
  words: PlayerWords
  answers: Record<string, string[]> | null
  onSelect: (id: string, value: string | null) => void
}

/** A text with a select in each blank. */
export function BlankText({ slot, text, legend, choicesOf, response, used, answers, ...rest }: BlankTextProps) {
  const { isReadOnly, words, onSelect } = rest
  const verdict = (id: string) => {
    const value = response?.[id]
    const isCorrect = value !== undefined && answers?.[id]?.includes(value) === true
    return answers ? verdictOf({ isSelected: value !== undefined, isCorrect }) : null
  }
  return (
    <fieldset className={styles.group} aria-describedby={stemId(slot)}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.blanks}>
        {blankPieces(text).map((piece, index) =>
          piece.kind === 'text' ? (
            <Fragment key={index}>{piece.text}</Fragment>
          ) : (
            <span key={piece.id} className={styles.blank}>
              <ChoiceSelect
                {...{ used, isReadOnly, words }}
                id={partId(slot, piece.id)}
                label={fill(words.blank, { n: piece.number })}
                choices={choicesOf(piece.id)}
                value={response?.[piece.id]}
                hasLetters={needsKey(choicesOf(piece.id))}
                onSelect={(value) => onSelect(piece.id, value)}
              />
              <VerdictMark verdict={verdict(piece.id)} words={words} />
            </span>
          ),
        )}
      </p>
    </fieldset>
  )
}
