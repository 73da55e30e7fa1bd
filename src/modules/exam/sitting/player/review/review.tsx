import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { AnswerPart } from '../parts/answer-part.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { QuestionFrame } from '../parts/question-frame.tsx'
import { type Verdict, VerdictMark } from '../parts/verdict.tsx'
import type { PlayerWords } from '../words.ts'
import { keyFor, keyLines } from './key-lines.ts'
import type { ReviewSlot } from './review-slot.ts'
import styles from './review.module.css'

type ReviewProps = { review: ReviewSlot; words: PlayerWords; fileUrl: (key: string) => string }

/** A question with the learner's answer, its result and, where the exam allows it, the key. */
export function ReviewQuestion({ review, words, fileUrl }: ReviewProps) {
  const { slot } = review
  const key = keyFor(slot.question, review.key)
  const part = {
    ...{ slot, words, fileUrl, response: slot.response, isReadOnly: true, onChange: () => undefined },
    review: key ? { key: key.key, optionFeedback: key.optionFeedback ?? {} } : undefined,
  } as unknown as PartProps<QuestionType>
  return (
    <QuestionFrame {...{ slot, words }} aside={<Result {...{ review, words }} />}>
      {slot.response === null && slot.number !== null && <p className={styles.none}>{words.noAnswer}</p>}
      <AnswerPart {...part} />
      {slot.number !== null && <Explanation {...{ review, words }} />}
    </QuestionFrame>
  )
}

function Result({ review: { slot, points, share, isWaiting }, words }: Omit<ReviewProps, 'fileUrl'>) {
  if (isWaiting) return <span className={styles.result}>{words.notMarked}</span>
  if (points === null || slot.number === null) return null
  return (
    <span className={styles.result}>
      {share !== null && <VerdictMark verdict={shareVerdict(share)} words={words} />}
      <span>{fill(words.pointsOf, { n: points, most: slot.points })}</span>
    </span>
  )
}

function shareVerdict(share: string): Verdict {
  const value = Number(share)
  if (value >= 1) return 'right'
  return value > 0 ? 'partly' : 'wrong'
}

function Explanation({ review: { slot, key: full, comments }, words }: Omit<ReviewProps, 'fileUrl'>) {
  const key = keyFor(slot.question, full)
  const parts = [
    { title: words.correctAnswer, texts: key ? keyLines(slot.question, { key, words }) : [] },
    { title: words.modelAnswer, texts: key?.modelAnswer ? [key.modelAnswer] : [] },
    { title: words.explanation, texts: key?.feedback ? [key.feedback] : [] },
    { title: words.comments, texts: comments },
  ].filter(({ texts }) => texts.length > 0)
  if (parts.length === 0) return null
  return (
    <dl className={styles.explanation}>
      {parts.map(({ title, texts }) => (
        <div key={title}>
          <dt>{title}</dt>
          {texts.map((text, index) => (
            <dd key={index}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
