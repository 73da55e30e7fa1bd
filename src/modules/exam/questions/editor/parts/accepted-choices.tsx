import { Checkbox } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { Option } from '#domain/learning/assessment/question.ts'
import styles from '../editor.module.css'
import type { EditorWords } from '../words.ts'

interface AcceptedChoicesProps {
  legend: string
  choices: readonly Option[]
  accepted: readonly string[]
  words: EditorWords
  change: (accepted: string[]) => void
}

/** The choices that a blank accepts. */
export function AcceptedChoices({ legend, choices, accepted, words, change }: AcceptedChoicesProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      <div className={styles.line}>
        {choices.map(({ id, text }, index) => (
          <Checkbox
            key={id}
            label={text || fill(words.choice, { n: index + 1 })}
            checked={accepted.includes(id)}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? [...accepted, id] : accepted.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
