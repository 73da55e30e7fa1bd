import type { ReactNode } from 'react'
import { MoreLink } from '#ui/prose/head.tsx'
import { ArtSheet } from './art/art.tsx'
import { CourseCard, type CourseSummary } from './course-card.tsx'
import { drawnDesigns } from './cover.tsx'
import styles from './highlight.module.css'

type HighlightProps = { title: ReactNode; more?: { label: ReactNode; href: string }; courses: CourseSummary[] }

/**
 * The best courses of a category: the first one large, three more in a row. Every second block among siblings is
 * mirrored.
 */
export function Highlight({ title, more, courses }: HighlightProps) {
  const [feature, ...rows] = courses.slice(0, 4)
  if (!feature) return null
  return (
    <section className={styles.highlight}>
      <div className={styles.highlight__title}>
        <h3>{title}</h3>
        {more && <MoreLink {...more} />}
      </div>
      <ArtSheet designs={drawnDesigns(courses.slice(0, 4).map(({ cover }) => cover))}>
        <div className={styles.highlight__body}>
          <div className={styles.feature}>
            <CourseCard course={feature} shape="feature" heading="h4" />
          </div>
          {rows.length > 0 && (
            <div className={styles.rows}>
              {rows.map((course) => (
                <CourseCard key={course.id} course={course} shape="row" heading="h4" />
              ))}
            </div>
          )}
        </div>
      </ArtSheet>
    </section>
  )
}
