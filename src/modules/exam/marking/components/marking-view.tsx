import { Form, useNavigation } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { classes } from '#ui/theme/classes.ts'
import { ReviewQuestion } from '../../sitting/player/review/review.tsx'
import type { ExamAnswer, ExamMarking } from '../describe-marking.server.ts'
import styles from './marking.module.css'
import { useMarkKeys } from './use-mark-keys.ts'

type RefusedMark = {
  problem: string
  points: string
  comment: string
  reason: string
  levels: Record<string, string>
} | null
type Props = { marking: ExamMarking; refused: RefusedMark; hasSaved: boolean }

/** The answers of a round beside their criteria, one question across all attempts, for all who mark them. */
export function ExamMarkingView({ marking, refused, hasSaved }: Props) {
  useMarkKeys()
  const { answer, words } = marking
  return (
    <>
      <Questions marking={marking} />
      {hasSaved && !refused && (
        <p className={styles.saved} role="status">
          {words.saved}
        </p>
      )}
      {answer ? (
        <div className={styles.two}>
          <Work marking={marking} answer={answer} />
          <MarkForm key={`${answer.attemptID} ${answer.slot} ${answer.version}`} {...{ marking, answer, refused }} />
        </div>
      ) : (
        <div className={styles.card}>
          <h2>{words.none}</h2>
          <p>{words.noneText}</p>
        </div>
      )}
    </>
  )
}

function Questions({ marking: { questions, waiting, words } }: { marking: ExamMarking }) {
  if (questions.length === 0) return null
  return (
    <nav className={styles.questions} aria-label={words.questions}>
      <p className={styles.hint}>{waiting}</p>
      <ul>
        {questions.map(({ name, href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span> <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Work({ marking: { words, player }, answer }: { marking: ExamMarking; answer: ExamAnswer }) {
  return (
    <section className={styles.card} aria-label={words.work}>
      <h2>{answer.code}</h2>
      <ReviewQuestion review={answer.review} words={player} fileUrl={(key) => answer.files[key] ?? `/${key}`} />
      {answer.marks.length > 0 && (
        <>
          <h3>{words.before}</h3>
          <ul className={styles.marks}>
            {answer.marks.map(({ stage, points, comment, reason }, at) => (
              <li key={at}>
                <b>{stage}</b> {points} {comment} {reason && <small>{reason}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type MarkFormProps = { marking: ExamMarking; answer: ExamAnswer; refused: RefusedMark }

function MarkForm({ marking, answer, refused }: MarkFormProps) {
  const { words } = marking
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={classes(styles.card, styles.stick)} preventScrollReset>
      <h2>{words.marking}</h2>
      <p className={styles.hint}>{answer.stage}</p>
      {refused && (
        <p className={styles.problem} role="alert">
          {refused.problem}
        </p>
      )}
      <input type="hidden" name="attempt" value={answer.attemptID} />
      <input type="hidden" name="slot" value={answer.slot} />
      <input type="hidden" name="version" value={answer.version} />
      <input type="hidden" name="next" value={marking.next ?? ''} />
      {!answer.isLocked && <MarkFields {...{ marking, answer, refused }} />}
      <div className={styles.acts}>
        {!answer.isLocked && (
          <button className={classes(styles.act, styles.save)} data-mark="KeyS" aria-disabled={isBusy}>
            {words.save}
          </button>
        )}
        {marking.next && (
          <a className={styles.act} href={marking.next} data-mark="KeyN">
            {words.next}
          </a>
        )}
      </div>
      <p className={styles.hint}>{words.keys}</p>
    </Form>
  )
}

function MarkFields({ marking: { words }, answer, refused }: MarkFormProps) {
  const levels = refused?.levels ?? answer.levels
  return (
    <>
      {answer.rubric.map((line) => (
        <fieldset key={line.id} className={styles.levels}>
          <legend>{line.text}</legend>
          {line.levels.map((level) => (
            <label key={level.id} className={styles.level}>
              <input
                type="radio"
                name={`level-${line.id}`}
                value={level.id}
                defaultChecked={levels[line.id] === level.id}
                data-level
              />
              {level.text} <small>{fill(words.levelPoints, { n: level.points })}</small>
            </label>
          ))}
        </fieldset>
      ))}
      {answer.rubric.length === 0 && (
        <label className={styles.field}>
          {fill(words.points, { most: answer.most })}
          <input name="points" inputMode="decimal" defaultValue={refused?.points ?? answer.points} required />
        </label>
      )}
      <label className={styles.field}>
        {words.comment}
        <textarea name="comment" maxLength={5000} defaultValue={refused?.comment ?? answer.comment} />
      </label>
      {answer.needsReason && (
        <label className={styles.field}>
          {words.reason}
          <textarea name="reason" maxLength={5000} defaultValue={refused?.reason ?? ''} required />
        </label>
      )}
    </>
  )
}
