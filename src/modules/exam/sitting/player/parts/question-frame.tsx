import type { ReactNode } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { RichText } from '#ui/prose/rich-text.tsx'
import type { SittingSlot } from '../../protocol.ts'
import type { PlayerWords } from '../words.ts'
import { partId, stemId } from './part-props.ts'
import styles from './parts.module.css'

type FrameProps = {
  slot: SittingSlot
  words: PlayerWords
  /** After the number: the flag of a sitting, or the result. */
  aside?: ReactNode
  children: ReactNode
}

/** A question with its number, points, text and hint around its answer. */
export function QuestionFrame({ slot: { slot, number, question, points }, words, aside, children }: FrameProps) {
  const titleId = partId(slot, 'title')
  const hasPoints = number !== null && points !== '0'
  return (
    <article className={styles.question} aria-labelledby={titleId} id={partId(slot, 'frame')} tabIndex={-1}>
      <header className={styles.question__head}>
        <h3 id={titleId}>{number === null ? words.reading : fill(words.question, { n: number })}</h3>
        {hasPoints && <span className={styles.hint}>{fill(words.points, { n: points })}</span>}
        {aside && <div className={styles.question__aside}>{aside}</div>}
      </header>
      <div id={stemId(slot)}>
        <RichText html={question.stem} />
      </div>
      {question.hint && (
        <details className={styles.tip}>
          <summary>{words.hint}</summary>
          <p className={styles.text}>{question.hint}</p>
        </details>
      )}
      {children}
    </article>
  )
}
