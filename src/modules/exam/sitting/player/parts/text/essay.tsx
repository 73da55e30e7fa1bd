import { fill } from '#domain/locale/fill.ts'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'
import { countWords } from './count-words.ts'

/** A longer text with its count of words. */
export function EssayPart({ slot, response, onChange, isReadOnly, words }: PartProps<'essay'>) {
  const { minWords, maxLength, lines } = slot.question.content
  const text = response ?? ''
  const count = countWords(text)
  const counted = minWords
    ? fill(words.wordCountOf, { n: count, least: minWords })
    : fill(words.wordCount, { n: count })
  return (
    <div className={styles.group} role="group" aria-labelledby={stemId(slot.slot)}>
      <TextAreaField
        name={partId(slot.slot, 'text')}
        label={words.yourAnswer}
        hint={`${counted} · ${fill(words.letterCount, { n: text.length, most: maxLength })}`}
        rows={Math.min(Math.max(lines, 3), 30)}
        maxLength={maxLength}
        value={text}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </div>
  )
}
