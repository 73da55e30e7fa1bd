import type { ExamCard } from '#modules/exam/public-api.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { Reviews, Sessions } from './detail-parts.server.ts'
import styles from './detail-parts.module.css'

/** Learners' reviews of a course: the rating, its distribution, and the texts. */
export function ReviewSection({ reviews: shown }: { reviews: Reviews | null }) {
  if (!shown) return null
  const { words, average, bars, reviews, more, newest, write } = shown
  return (
    <section id="reviews">
      <h2>{words.title}</h2>
      {!average && <p>{words.none}</p>}
      {average && <Summary average={average} bars={bars} />}
      {reviews.map((one) => (
        <One key={one.id} one={one} answer={words.answer} />
      ))}
      <p className={styles.acts}>
        {write && (
          <LinkButton href={write.href} isSmall icon="pen">
            {write.label}
          </LinkButton>
        )}
        {more && (
          <LinkButton href={more} isSmall look="line">
            {words.more}
          </LinkButton>
        )}
        {newest && (
          <LinkButton href={newest} isSmall look="quiet">
            {words.newest}
          </LinkButton>
        )}
      </p>
    </section>
  )
}

function Summary({ average, bars }: { average: NonNullable<Reviews['average']>; bars: Reviews['bars'] }) {
  return (
    <div className={styles.sum}>
      <p className={styles.average}>
        <b aria-hidden="true">{average.number}</b>
        <span className="sr">{average.said}</span>
        <span>{average.count}</span>
      </p>
      <ul className={styles.bars}>
        {bars.map(({ stars, percent, said }) => (
          <li key={stars}>
            <span aria-hidden="true">{stars}★</span>
            <progress max={100} value={percent} aria-label={said} />
            <span aria-hidden="true">{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function One({ one, answer }: { one: Reviews['reviews'][number]; answer: string }) {
  return (
    <article className={styles.review}>
      <p className={styles.by}>
        <b>{one.name}</b>
        <span className={styles.stars} role="img" aria-label={one.said}>
          {'★'.repeat(one.stars)}
          {'☆'.repeat(5 - one.stars)}
        </span>
        <span>{one.day}</span>
      </p>
      {one.text && (
        <p className={styles.text}>
          <Breakable text={one.text} />
        </p>
      )}
      {one.answer && (
        <div className={styles.answer}>
          <b>{answer}</b>
          <p className={styles.text}>
            <Breakable text={one.answer} />
          </p>
        </div>
      )}
    </article>
  )
}

/** The exams that a learner of the course sits now or later. */
export function ExamSection({ title, exams }: { title: string; exams: ExamCard[] }) {
  if (exams.length === 0) return null
  return (
    <section id="exams">
      <h2>{title}</h2>
      {exams.map(({ id, name, state, text, label, href }) => (
        <div key={id} className={styles.review}>
          <b>{name}</b>
          <p className={styles.text}>{[state, text].filter(Boolean).join(' · ')}</p>
          {href && (
            <p className={styles.acts}>
              <LinkButton href={href} isSmall icon="quiz">
                {label}
              </LinkButton>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

type Meeting = Sessions['sessions'][number] & {
  /** What the link does, if it is not the link to an online session. */
  label?: string
}
type Meetings = Pick<Sessions, 'words'> & { id?: string; sessions: Meeting[] }

/** When and where people meet: the sessions of a course, or its rounds. */
export function SessionSection({ shown, isAlways }: { shown: Meetings; isAlways?: boolean }) {
  const { words, sessions, id = 'sessions' } = shown
  if (sessions.length === 0 && !isAlways) return null
  return (
    <section id={id}>
      <h2>{words.title}</h2>
      {sessions.length === 0 && <p>{words.none}</p>}
      {sessions.map((one) => (
        <div key={one.id} className={styles.review}>
          <b>{one.name}</b>
          <p className={styles.text}>
            {one.when}
            {one.text && ` · ${one.text}`}
          </p>
          <p className={styles.acts}>
            {one.url && (
              <LinkButton
                href={one.url}
                isSmall
                {...(!one.label && { icon: 'link', target: '_blank', rel: 'noreferrer' })}
              >
                {one.label ?? words.join}
              </LinkButton>
            )}
            {one.file && (
              <LinkButton href={one.file} isSmall look="line" icon="calendar" download>
                {words.calendar}
              </LinkButton>
            )}
          </p>
        </div>
      ))}
    </section>
  )
}
