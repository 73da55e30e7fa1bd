import type { ExamCard } from '#modules/exam/public-api.ts'
import type { OutlineChapter } from '#ui/outline/outline.tsx'
import type { OwnAttendance } from '../../teaching/attendance/describe-own.server.ts'
import { OwnAttendanceSection } from '../../teaching/attendance/own-attendance.tsx'
import type { Reviews, Sessions } from '../../teaching/teaching/detail-parts.server.ts'
import { ExamSection, ReviewSection, SessionSection } from '../../teaching/teaching/detail-parts.tsx'
import type { RoundList } from './round-list.server.ts'
import { AboutSection, type Lecturer, LecturerSection, OutlineSection } from './course-sections.tsx'

/** The content of a course page, below its offer. */
export interface CourseParts {
  words: { about: string; outline: string; noLessons: string; lecturer: string }
  /** Clean HTML. Empty if there is no description. */
  description: string
  /** Null if the site hides the outline. */
  outline: OutlineChapter[] | null
  isOutlineFirst: boolean
  sessions: Sessions
  rounds: RoundList
  /** Null for who is not enrolled, and without sessions. */
  attendance: OwnAttendance | null
  /** What a learner of the course sits now or later. */
  exams: { title: string; exams: ExamCard[] }
  lecturers: Lecturer[]
  reviews: Reviews | null
}

/** It is rendered on the server, because only links and native elements in it react to clicks. */
export function CoursePartsView({ shown }: { shown: CourseParts }) {
  const { words, outline, isOutlineFirst, rounds, sessions, attendance, exams, lecturers, reviews } = shown
  const about = <AboutSection key="about" title={words.about} html={shown.description} />
  const lessons = outline && (
    <OutlineSection key="outline" title={words.outline} chapters={outline} empty={words.noLessons} />
  )
  return (
    <>
      {isOutlineFirst ? [lessons, about] : [about, lessons]}
      {rounds && <SessionSection shown={rounds} isAlways />}
      <SessionSection shown={sessions} />
      <OwnAttendanceSection attendance={attendance} />
      <ExamSection {...exams} />
      <LecturerSection title={words.lecturer} lecturers={lecturers} />
      <ReviewSection reviews={reviews} />
    </>
  )
}
