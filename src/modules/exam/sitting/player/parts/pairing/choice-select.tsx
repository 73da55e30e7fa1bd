import type { Option } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import type { PlayerWords } from '../../words.ts'
import { letterOf, optionName, OptionText } from '../option-text.tsx'
import styles from '../parts.module.css'

type SelectProps = {
  id: string
  label: string | { labelledBy: string }
  choices: Option[]
  value: string | undefined
  /** Choices that another select has. Selecting one moves it. */
  used?: readonly string[]
  hasLetters: boolean
  isReadOnly: boolean
  words: PlayerWords
  onSelect: (id: string | null) => void
}

/** A native select of choices, empty at first. */
export function ChoiceSelect({ id, label, choices, value, used = [], hasLetters, ...rest }: SelectProps) {
  const { isReadOnly, words, onSelect } = rest
  const name = (choice: Option, index: number) => {
    const text = hasLetters || !choice.text ? optionName(choice, letterOf(words, index)) : choice.text
    return used.includes(choice.id) && choice.id !== value ? fill(words.isUsed, { text }) : text
  }
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={typeof label === 'string' ? label : undefined}
      aria-labelledby={typeof label === 'string' ? undefined : label.labelledBy}
      value={value ?? ''}
      disabled={isReadOnly}
      onChange={(event) => onSelect(event.currentTarget.value || null)}
    >
      <option value="">{words.notSelected}</option>
      {choices.map((choice, index) => (
        <option key={choice.id} value={choice.id}>
          {name(choice, index)}
        </option>
      ))}
    </select>
  )
}

type LegendProps = { choices: Option[]; words: PlayerWords; fileUrl: (key: string) => string }

/** The whole text and picture of choices that a select cuts or cannot render. */
export function ChoiceKey({ choices, words, fileUrl }: LegendProps) {
  if (!needsKey(choices)) return null
  return (
    <div>
      <b>{words.choicesToUse}</b>
      <ul className={styles.key}>
        {choices.map((option, index) => (
          <li key={option.id}>
            <span className={styles.letter}>{letterOf(words, index)}.</span>
            <span className={styles.choice__text}>
              <OptionText {...{ option, words, fileUrl }} letter={letterOf(words, index)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const maxSelectLetters = 40

export const needsKey = (choices: readonly Option[]) =>
  choices.some(({ text, image }) => image !== undefined || text.length > maxSelectLetters || text.includes('\n'))

/** Returns the record with one entry set or removed, or null if nothing is left. */
export function withEntry(
  response: Record<string, string> | null,
  { id, value }: { id: string; value: string | null },
) {
  const rest = Object.entries(response ?? {}).filter(([key]) => key !== id)
  const next = value === null ? rest : [...rest, [id, value] as const]
  return next.length === 0 ? null : Object.fromEntries(next)
}
