import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { ArtSheet } from './art/art.tsx'
import { Cover, drawnDesigns, type CoverImage } from './cover.tsx'
import { Facts, type Fact } from './facts.tsx'
import { PriceTag, type Price } from './price-tag.tsx'
import styles from './course-card.module.css'

/** A course in a list, with all texts and links ready. */
export type CourseSummary = {
  id: string
  href: string
  name: ReactNode
  cover: CoverImage
  category?: ReactNode
  /** Labels (Badge) instead of the category. */
  badges?: ReactNode
  lead?: ReactNode
  lecturer?: ReactNode
  facts?: Fact[]
  price?: Price
  ribbon?: ReactNode
}

type CourseCardProps = {
  course: CourseSummary
  shape?: 'grid' | 'row' | 'feature'
  heading?: 'h2' | 'h3' | 'h4'
  isFirst?: boolean
}

/** One course. Its name is the only link and covers the whole card. */
export function CourseCard({ course, shape = 'grid', heading: Heading = 'h3', isFirst }: CourseCardProps) {
  return (
    <article className={classes(styles.card, shape !== 'grid' && styles[`card--${shape}`])}>
      <Cover {...course.cover} className={styles.card__cover} ribbon={course.ribbon} isFirst={isFirst} />
      <div className={styles.card__body}>
        {course.badges && <p className={styles.card__badges}>{course.badges}</p>}
        {shape === 'grid' && course.category && !course.badges && <p className={styles.card__cat}>{course.category}</p>}
        <Heading className={styles.card__name}>
          <a href={course.href}>{course.name}</a>
        </Heading>
        {shape === 'feature' && course.lead && <p className={styles.card__lead}>{course.lead}</p>}
        {course.lecturer && <p className={styles.card__by}>{course.lecturer}</p>}
        {course.facts && <Facts facts={course.facts} />}
        {course.price && (
          <p className={styles.card__price}>
            <PriceTag price={course.price} />
          </p>
        )}
      </div>
    </article>
  )
}

type CourseGridProps = Pick<CourseCardProps, 'heading'> & {
  courses: CourseSummary[]
  note?: { after: number; content: ReactNode }
}

/** Courses in as many columns as fit, as rows in a narrow container. A full-width note may follow the nth course. */
export function CourseGrid({ courses, heading, note }: CourseGridProps) {
  const cards = courses.map((course, index) => (
    <CourseCard key={course.id} course={course} heading={heading} isFirst={index === 0} />
  ))
  return (
    <ArtSheet designs={drawnDesigns(courses.map(({ cover }) => cover))}>
      <div className={styles.cards}>
        <div className={styles.cards__grid}>
          {note ? cards.slice(0, note.after) : cards}
          {note && <div className={styles.cards__note}>{note.content}</div>}
          {note && cards.slice(note.after)}
        </div>
      </div>
    </ArtSheet>
  )
}
