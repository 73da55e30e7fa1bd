import { unmovedIn } from '#domain/page/diff/still.ts'
import type { CourseBundle, BundleLesson } from './course-bundle.ts'

/** A value that differs. A missing value is null. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** One difference between a bundle and an earlier one. */
export type Difference =
  | { what: 'course'; fields: FieldChange[] }
  | { what: 'added' | 'removed'; id: string; name: string }
  | { what: 'moved'; id: string; name: string; under: string | null }
  | { what: 'changed'; id: string; name: string; fields: FieldChange[] }

/** How `after` differs from `before`, in outline order. The course comes first and deleted lessons come last. */
export const differencesOf = (before: CourseBundle, after: CourseBundle): Difference[] => {
  const was = new Map(before.lessons.map((one) => [one.id, one]))
  const is = new Map(after.lessons.map((one) => [one.id, one]))
  const still = unmovedIn(
    before.lessons.filter(({ id }) => is.has(id)).map(({ id }) => id),
    after.lessons.filter(({ id }) => was.has(id)).map(({ id }) => id),
  )
  const course = fieldsOf(before.course, after.course)
  const lessons = after.lessons.flatMap((lesson): Difference[] => {
    const earlier = was.get(lesson.id)
    const head = { id: lesson.id, name: nameOf(lesson) }
    if (!earlier) return [{ what: 'added', ...head }]
    const fields = fieldsOf(earlier.values, lesson.values)
    const isMoved = earlier.parent !== lesson.parent || !still.has(lesson.id)
    const under = lesson.parent === null ? null : nameOf(is.get(lesson.parent))
    return [
      ...(isMoved ? [{ what: 'moved', ...head, under } as const] : []),
      ...(fields.length > 0 ? [{ what: 'changed', ...head, fields } as const] : []),
    ]
  })
  const removed = before.lessons.filter(({ id }) => !is.has(id))
  return [
    ...(course.length > 0 ? [{ what: 'course', fields: course } as const] : []),
    ...lessons,
    ...removed.map((one): Difference => ({ what: 'removed', id: one.id, name: nameOf(one) })),
  ]
}

const nameOf = (lesson: BundleLesson | undefined) => String(lesson?.values['name'] ?? '')

/** Empty values are equal, however they are written. */
function fieldsOf(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((field) => {
    const [was, is] = [settled(before[field]), settled(after[field])]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}

const settled = (value: unknown): unknown => {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A line of a text that was added or removed. */
interface TextChange {
  mark: 'added' | 'removed'
  text: string
}

const mostLines = 300

/** The lines that only one of two rich texts has, in order. A line is a paragraph, a heading or a list item. */
export const textChanges = (before: string, after: string): TextChange[] => {
  const [was, is] = [linesOf(before), linesOf(after)]
  const common = commonLengths(was, is)
  const changes: TextChange[] = []
  let [a, b] = [0, 0]
  while (a < was.length || b < is.length) {
    if (a < was.length && b < is.length && was[a] === is[b]) [a, b] = [a + 1, b + 1]
    else if (b >= is.length || (a < was.length && common[a + 1]![b]! >= common[a]![b + 1]!))
      changes.push({ mark: 'removed', text: was[a++]! })
    else changes.push({ mark: 'added', text: is[b++]! })
  }
  return changes
}

/** The length of the longest common subsequence of lines from each pair of positions. */
function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0))
  for (let a = was.length - 1; a >= 0; a--)
    for (let b = is.length - 1; b >= 0; b--)
      lengths[a]![b] =
        was[a] === is[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!)
  return lengths
}

const linesOf = (html: string): string[] =>
  html
    .replaceAll(/<img\b[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')
    .split(/<\/?(?:p|h[1-6]|li|ul|ol|br|hr|tr|table|blockquote|pre|figure|figcaption)\b[^>]*>|\n/)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, mostLines)
