import type { OutlineChapter } from '#ui/outline/outline.tsx'
import type { Reviews, Sessions } from '../../teaching/teaching/detail-parts.server.ts'
import { ReviewSection, SessionSection } from '../../teaching/teaching/detail-parts.tsx'
import { AboutSection, type Lecturer, LecturerSection, OutlineSection } from './course-sections.tsx'

/** What a course is read by, below what one does about it. */
export interface CourseParts {
  words: { about: string; outline: string; noLessons: string; lecturer: string }
  /** Clean HTML; '' where nobody described it. */
  description: string
  /** Null where the site shows none. */
  outline: OutlineChapter[] | null
  isOutlineFirst: boolean
  sessions: Sessions
  lecturers: Lecturer[]
  reviews: Reviews | null
}

/** Nothing in it answers a press but links and what the browser itself opens, so the server draws it. */
export function CoursePartsView({ shown }: { shown: CourseParts }) {
  const { words, outline, isOutlineFirst, sessions, lecturers, reviews } = shown
  const about = <AboutSection key="about" title={words.about} html={shown.description} />
  const lessons = outline && (
    <OutlineSection key="outline" title={words.outline} chapters={outline} empty={words.noLessons} />
  )
  return (
    <>
      {isOutlineFirst ? [lessons, about] : [about, lessons]}
      <SessionSection shown={sessions} />
      <LecturerSection title={words.lecturer} lecturers={lecturers} />
      <ReviewSection reviews={reviews} />
    </>
  )
}
