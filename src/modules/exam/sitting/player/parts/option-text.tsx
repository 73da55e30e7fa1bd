import type { Option } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import type { PlayerWords } from '../words.ts'
import styles from './parts.module.css'

/** Returns the letter of a displayed position, from 0: ก, ข … or A, B … After the last letter the numbers follow. */
export const letterOf = (words: Pick<PlayerWords, 'letters'>, index: number) =>
  [...words.letters][index] ?? String(index + 1)

type OptionTextProps = { option: Option; letter: string; words: PlayerWords; fileUrl: (key: string) => string }

/** The text of an option with its picture. A picture without a text is named by its letter. */
export function OptionText({ option, letter, words, fileUrl }: OptionTextProps) {
  const alt = option.text ? '' : fill(words.optionImage, { letter })
  return (
    <>
      {option.text && <span className={styles.text}>{option.text}</span>}
      {option.image && <img className={styles.picture} src={fileUrl(option.image)} alt={alt} loading="lazy" />}
    </>
  )
}

/** Returns an option in one line, as a select lists it. */
export const optionName = ({ text }: Option, letter: string) => (text ? `${letter}. ${text}` : letter)
