import { isFileKind, hasContent, type LessonContent } from '../../rules/lesson-content.ts'

export interface CheckedCourse {
  type: string
  description: string
  short_description: string
  cover: string | null
  category: readonly string[]
  lecturer: readonly unknown[]
  hours: number
  certification: string
  price: number | null
  sale_price: number | null
  startRegistDate: string | null
  endRegistDate: string | null
  startDate: string | null
  endDate: string | null
}

/** What is known of the site of a course. */
export interface CheckedSite {
  takesPayments: boolean
}

export interface CheckedLesson extends LessonContent {
  _id: string
  name: string
  parent: string | null
  minutes: number
  status: boolean
  captions: string | null
}

/** The checks of a course before it is published. */
export const checkNames = [
  ...(['lessons', 'taught', 'film', 'days', 'price', 'payment', 'words', 'cover', 'category', 'lecturer'] as const),
  ...(['hours', 'window', 'captions', 'length'] as const),
] as const
export type CheckName = (typeof checkNames)[number]

/** Where to fix it: a lesson, a field of the course, its outline, or the ways to pay of the site. */
export type Mended = { lesson: string; name: string } | { field: keyof CheckedCourse } | 'outline' | 'payment'

/** One check. `stop` prevents publishing, and `warn` asks for confirmation. `at` is where to fix it. */
export interface Check {
  name: CheckName
  state: 'good' | 'warn' | 'stop'
  at: Mended[]
}

/** The checks of a course, by its type. An onsite course needs dates and no lessons. */
export const checksOf = (
  course: CheckedCourse,
  { lessons, site }: { lessons: readonly CheckedLesson[]; site: CheckedSite },
): Check[] => {
  const shown = lessons.filter(({ status }) => status)
  const isOnsite = course.type === 'onsite'
  return [
    ...(isOnsite ? [] : [check('lessons', 'stop', shown.length === 0 ? ['outline'] : [])]),
    check(
      'taught',
      'warn',
      lessonsIn(shown.filter((one) => isWritten(one.kind) && !hasContent(one) && !isChapter(one, lessons))),
    ),
    check('film', 'stop', lessonsIn(shown.filter((one) => !isWritten(one.kind) && !hasContent(one)))),
    check('days', 'stop', daysWrong(course)),
    check('price', 'stop', isDearer(course) ? [{ field: 'sale_price' }] : []),
    ...(isSold(course) ? [check('payment', 'warn', site.takesPayments ? [] : ['payment'])] : []),
    check('words', 'warn', empty(course, ['short_description', 'description'])),
    check('cover', 'warn', empty(course, ['cover'])),
    check('category', 'warn', course.category.length === 0 ? [{ field: 'category' }] : []),
    check('lecturer', 'warn', course.lecturer.length === 0 ? [{ field: 'lecturer' }] : []),
    check('hours', 'warn', course.certification === 'yes' && course.hours <= 0 ? [{ field: 'hours' }] : []),
    ...(isOnsite ? [check('window', 'warn', empty(course, ['startDate', 'endDate']))] : []),
    check('captions', 'warn', lessonsIn(shown.filter(({ kind, captions }) => kind === 'video' && !captions))),
    check('length', 'warn', lessonsIn(shown.filter((one) => isPlayed(one.kind) && one.minutes <= 0))),
  ]
}

/** Why a course may not be published. */
export const stopping = (checks: readonly Check[]) => checks.filter(({ state }) => state === 'stop')

function check(name: CheckName, otherwise: 'warn' | 'stop', at: Mended[]): Check {
  return { name, state: at.length === 0 ? 'good' : otherwise, at }
}

const lessonsIn = (lessons: readonly CheckedLesson[]): Mended[] =>
  lessons.map(({ _id, name }) => ({ lesson: _id, name }))

/** For these kinds, the text is the lesson. */
const isWritten = (kind: string) => kind !== 'youtube' && kind !== 'link' && !isFileKind(kind)
const isPlayed = (kind: string) => kind === 'youtube' || kind === 'video' || kind === 'audio'

/** A lesson that only groups others needs no text of its own. */
const isChapter = ({ _id }: CheckedLesson, lessons: readonly CheckedLesson[]) =>
  lessons.some(({ parent }) => parent === _id)

const empty = (course: CheckedCourse, fields: (keyof CheckedCourse)[]): Mended[] =>
  fields.filter((field) => !isSaid(course[field])).map((field) => ({ field }))

const isSaid = (value: unknown) => typeof value === 'string' && value.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''

const isDearer = ({ price, sale_price: sale }: CheckedCourse) => sale !== null && sale > (price ?? 0)

const isSold = ({ price, sale_price: sale }: CheckedCourse) => (sale ?? price ?? 0) > 0

/** Dates are text in the form YYYY-MM-DD, so they sort as text. */
export const daysWrong = (course: Pick<CheckedCourse, Day>) => [
  ...wrong(course, 'startRegistDate', 'endRegistDate'),
  ...wrong(course, 'startDate', 'endDate'),
  ...wrong(course, 'startRegistDate', 'endDate'),
]

type Day = 'startRegistDate' | 'endRegistDate' | 'startDate' | 'endDate'

function wrong(course: Pick<CheckedCourse, Day>, first: Day, last: Day): { field: Day }[] {
  const [from, to] = [course[first], course[last]]
  return from !== null && to !== null && from > to ? [{ field: last }] : []
}
