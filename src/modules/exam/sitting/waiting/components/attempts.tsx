import { lazy, Suspense } from 'react'
import { Badge } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import type { PlayerWords } from '../../player/words.ts'
import type { AssessmentPage } from '../describe-assessment.server.ts'
import type { AttemptResult } from '../describe-result.server.ts'
import type { WaitingWords } from '../words.ts'
import styles from './waiting.module.css'

/** Only a released review loads the parts of questions. */
const ReviewQuestion = lazy(async () => ({ default: (await import('../../player/review/review.tsx')).ReviewQuestion }))

type AttemptsProps = { attempts: NonNullable<AssessmentPage['attempts']>; words: WaitingWords; player: PlayerWords }

/** The result of an attempt as far as its exam allows it, and all attempts so far. */
export function Attempts({ attempts: { result, list }, words, player }: AttemptsProps) {
  return (
    <>
      {result && <Result {...{ result, words, player }} />}
      <section className={styles.part}>
        <h2>{words.earlier}</h2>
        <ul className={styles.list}>
          {list.map(({ id, name, text, href }) => (
            <li key={id}>
              <b>{name}</b>
              <span className={styles.about}>{text}</span>
              {href && (
                <a className="link" href={href}>
                  {words.see}
                  <span className="sr"> {name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type ResultProps = { result: AttemptResult; words: WaitingWords; player: PlayerWords }

function Result({ result, words, player }: ResultProps) {
  const { title, state, results, score, hasNoScore, sections } = result
  return (
    <>
      <section className={styles.part}>
        <h2>{title}</h2>
        <p>{state}</p>
        {results && <p>{results}</p>}
        {score && (
          <p className={styles.score}>
            <span>{score.text}</span>
            <Badge tone={score.passed ? 'success' : 'warning'}>{score.verdict}</Badge>
          </p>
        )}
        {hasNoScore && <p>{words.noScore}</p>}
        {result.receipt !== null && <ReceiptPart {...{ result, words, player }} receipt={result.receipt} />}
      </section>
      {sections.length > 0 && <h2>{words.review}</h2>}
      {sections.map((section) => (
        <section key={section.slots[0]?.slot.slot ?? section.title} className={styles.review}>
          {section.title && <h3>{section.title}</h3>}
          <Suspense>
            {section.slots.map((review) => (
              <ReviewQuestion key={review.slot.slot} {...{ review }} words={player} fileUrl={(key) => `/${key}`} />
            ))}
          </Suspense>
        </section>
      ))}
    </>
  )
}

function ReceiptPart({ result, words, player, receipt }: ResultProps & { receipt: string }) {
  return (
    <details>
      <summary>{words.receipt}</summary>
      <textarea className={styles.receipt} readOnly rows={4} aria-label={words.receipt} value={receipt} />
      <LinkButton
        {...{ look: 'line', isSmall: true, icon: 'download', download: result.fileName }}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(receipt)}`}
      >
        {player.saveReceipt}
      </LinkButton>
    </details>
  )
}
