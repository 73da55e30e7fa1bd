import { href } from 'react-router'
import { notFound } from '#platform/errors/errors.ts'

/** The addresses of the office screens of exams. Courses and seminars have the same screens. */
export interface ExamPaths {
  course: (courseID: string) => string
  add: (courseID: string) => string
  /** A version to start from; 0 is the draft. */
  edit: (examID: string, version: number) => string
  detail: (examID: string, version: number) => string
}

const course = (id: string) => href('/lesson/player/detail/:id', { id })
/** A version in the query of an address that has no place for it. */
const ofVersion = (path: string, version: number) => (version === 0 ? path : `${path}?version=${version}`)

const lessonPaths: ExamPaths = {
  course,
  add: (id) => href('/lesson/exam/add/:id/:history', { id, history: '0' }),
  edit: (id, version) => href('/lesson/exam/edit/:id/:history', { id, history: String(version) }),
  detail: (id, version) => href('/lesson/exam/detail/:id/:history', { id, history: String(version) }),
}

const seminarPaths: ExamPaths = {
  course,
  add: (id) => href('/seminar/exam/add/:id', { id }),
  edit: (id, version) => ofVersion(href('/seminar/exam/edit/:id', { id }), version),
  detail: (id, version) => ofVersion(href('/seminar/exam/detail/:id', { id }), version),
}

/** Returns the addresses of the family that a screen belongs to. */
export const examPaths = (route: { name: string } | null): ExamPaths =>
  route?.name.startsWith('seminar') ? seminarPaths : lessonPaths

/** Returns the version that an address names; 0, the draft, if it names none. Throws not-found for what is no number. */
export function versionIn({ params, url }: { params: Record<string, string | undefined>; url: URL }): number {
  const text = params['history'] ?? url.searchParams.get('version') ?? '0'
  if (!/^\d{1,6}$/.test(text)) throw notFound()
  return Number(text)
}
