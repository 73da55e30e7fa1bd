import { fill } from '#domain/locale/fill.ts'
import { Badge } from '#ui/button/badge.tsx'
import { IconLink } from '#ui/button/icon-button.tsx'
import { Facts, type Fact } from '#ui/course/facts.tsx'
import { PriceTag } from '#ui/course/price-tag.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import styles from './calendar.module.css'
import type { MonthShown, SessionShown, YearShown } from './describe-year.server.ts'

type Words = YearShown['words']

/** The courses of one month. Past courses are lighter (requirement L55.5). */
export function Month({ id, month, words }: { id: string; month: MonthShown; words: Words }) {
  return (
    <section className={styles.month} id={`${id}-${month.month}`} data-season={month.season}>
      <div className={styles.month__name}>
        <h3>{month.name}</h3>
        <span>{month.note}</span>
      </div>
      <div className={styles.month__list}>
        {month.courses.map((course) => (
          <Session key={course.id} course={course} words={words} />
        ))}
      </div>
    </section>
  )
}

type SessionProps = { course: SessionShown; words: Words; isAlone?: boolean }

/** A course with its days. Outside a month's list, it also shows the month. */
export function Session({ course, words, isAlone }: SessionProps) {
  const facts: Fact[] = [
    ...(course.hours ? [{ icon: 'clock' as const, text: course.hours }] : []),
    ...(course.lecturer ? [{ icon: 'user' as const, text: course.lecturer }] : []),
  ]
  const Name = isAlone ? 'h3' : 'h4'
  return (
    <article className={styles.session}>
      <p className={styles.date}>
        <span className={styles.date__d} aria-hidden="true">
          {course.days}
        </span>
        <span className={styles.date__m} aria-hidden="true">
          {isAlone ? `${course.month} · ${course.kind}` : course.kind}
        </span>
        <span className="sr">
          {course.kind} {course.inFull}
        </span>
      </p>
      <Name className={styles.session__name}>
        <a href={course.href}>
          <Breakable text={course.name} />
        </a>
      </Name>
      <Facts facts={facts} />
      <div className={styles.session__end}>
        <Badge {...(course.state.tone && { tone: course.state.tone })}>{course.state.label}</Badge>
        <PriceTag price={course.price} size="small" isBare />
        {course.file && (
          <span className={styles.session__file}>
            <IconLink icon="download" label={fill(words.fileOf, { name: course.name })} href={course.file} download />
          </span>
        )}
      </div>
    </article>
  )
}
