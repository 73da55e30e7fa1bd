import { fill } from '#domain/locale/fill.ts'
import { RichText } from '#ui/prose/rich-text.tsx'
import type { SittingSlot } from '../../protocol.ts'
import type { PlayerWords } from '../words.ts'
import { PrintAnswer } from './print-answer.tsx'
import styles from './print.module.css'

type PrintProps = { slot: SittingSlot; words: PlayerWords; fileUrl: (key: string) => string }

/** A question on paper, with room for its answer. */
export function PrintQuestion({ slot, words, fileUrl }: PrintProps) {
  const { number, question, points } = slot
  return (
    <section className={styles.question}>
      {number !== null && (
        <p className={styles.title}>
          <b>{fill(words.question, { n: number })}</b>
          {points !== '0' && <span>({fill(words.points, { n: points })})</span>}
        </p>
      )}
      <RichText html={question.stem} isPlain />
      <PrintAnswer question={question} words={words} fileUrl={fileUrl} />
    </section>
  )
}
