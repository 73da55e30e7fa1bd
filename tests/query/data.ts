import fc from 'fast-check'
import { sql } from 'kysely'
import { find } from '#platform/http/api/find.ts'
import type { Academy } from '../support/academy.ts'

/** The rows of one round by collection, as the tables contain them. */
export type Rows = Record<'category' | 'course' | 'lesson' | 'enroll', Record<string, unknown>[]>
/** The same in the form of the API, without nulls: the input of the oracle. */
export type Documents = Record<string, Record<string, unknown>[]>

export const idOf = (kind: 'a' | 'b' | 'c' | 'd', n: number) => (kind + n.toString(16)).padEnd(24, '0')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 })
export const words = [
  'การตลาด',
  'ตลาด',
  'ออนไลน์',
  'excel',
  'python 3',
  'ไทย',
  'น้ำ',
  '100%',
  'a_b',
  'a\\b',
  "o'x",
  '"q"',
]
const title = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 }).map((list) => list.join(' '))
export const codes = ['t1', 't2', 't3', 't4']
const list = fc.subarray(codes)
export const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
export const instantOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 43_200_000 + 123).toISOString()
const day = fc.nat(9).map(dayOf)
const instant = fc.nat(20).map(instantOf)
const small = fc.nat(6)

/** Thai dictionary order equals code point order here, because groups are sorted by them. */
const dictionary = fc.constantFrom('การตลาด', 'ขนม', 'ตลาด', 'น้ำ', 'ออนไลน์')

const category = fc.record({ name: dictionary, order: small, visible: fc.boolean(), createdAt: instant })
const course = fc.record({
  name: title,
  status: fc.boolean(),
  mode: fc.constantFrom('standard', 'other'),
  type: fc.constantFrom('online', 'onsite'),
  category: list,
  target: list,
  cover: maybe(title),
  hours: small,
  price: maybe(fc.integer({ min: 0, max: 900 }).map((satang) => satang / 100)),
  sale_price: maybe(small),
  startRegistDate: maybe(day),
  lecturer: fc.array(fc.record({ id: fc.constant('x'), name: fc.constantFrom('ก', 'ข', 'ค') }), { maxLength: 2 }),
  createdAt: instant,
})
const lesson = fc.record({ course: fc.nat(11), name: title, order: small, minutes: small, createdAt: instant })
const analytics = fc.record({
  total: small,
  percent: fc.nat(100),
  message: fc.constant('ก'),
  status: fc.constantFrom('pending', 'processing', 'complete'),
})
const enroll = fc.record({ course: fc.nat(11), user: fc.nat(2), analytics: maybe(analytics), createdAt: instant })

/** Rows of four related collections: few enough to compare, and enough for joins, groups and ties. */
export const rows = (users: readonly string[]): fc.Arbitrary<Rows> =>
  fc
    .record({
      category: fc.array(category, { minLength: 2, maxLength: 4 }),
      course: fc.array(course, { minLength: 6, maxLength: 12 }),
      lesson: fc.array(lesson, { maxLength: 10 }),
      enroll: fc.uniqueArray(enroll, { maxLength: 14, selector: (one) => `${one.course} ${one.user}` }),
    })
    .map(({ category: categories, course: courses, lesson: lessons, enroll: enrolments }) => {
      const at = (n: number) => idOf('b', n % courses.length)
      const taken = new Set<string>()
      return {
        category: categories.map((one, n) => ({
          _id: idOf('a', n),
          ...one,
          code: codes[n],
          type: 'course',
          description: '',
        })),
        course: courses.map((one, n) => ({ _id: idOf('b', n), ...one, ...plainCourse })),
        lesson: lessons.map(({ course: n, ...one }, at_) => ({
          _id: idOf('c', at_),
          ...one,
          courseID: at(n),
          ...plainLesson,
        })),
        enroll: enrolments
          .map(({ course: n, user, ...one }, at_) => ({
            _id: idOf('d', at_),
            ...one,
            ...plainEnrolment,
            activeAt: one.createdAt,
            courseID: at(n),
            userID: users[user],
          }))
          .filter(({ courseID, userID }) => !taken.has(`${courseID} ${userID}`) && taken.add(`${courseID} ${userID}`)),
      }
    })

/** Written and returned as lists, because the oracle distinguishes a code from a list of one. */
const plainCourse = {
  category_is_list: true,
  target_is_list: true,
  lecturer_is_list: true,
  lesson_type: 'child',
  ...{ taughtBy: [], inOrder: false, prerequisites: [], onlyTarget: false, hasRounds: false },
  days: 1,
  short_description: '',
  description: '',
  certification: 'no',
}
const plainEnrolment = { standing: 'active', source: 'staff', passed: false, attempt: 1 }
const plainLesson = {
  ...{ kind: 'text', content: '', preview: false, status: true },
  ...{ requires: [], completion: 'view', minMinutes: 0, noSkipping: false },
  ...{ rubric: '', refusesLate: false, attempts: 0, fileTypes: [] },
}

/** Replaces the rows of the previous round on the site. */
export const store = async (academy: Academy, round: Rows) => {
  const { kysely } = academy.database
  const site = academy.as('root').site._id
  for (const name of ['lesson_completion', 'enroll', 'lesson', 'course', 'category'])
    await sql`delete from ${sql.table(name)} where site = ${site}`.execute(kysely)
  for (const name of ['category', 'course', 'lesson', 'enroll'] as const) {
    const stored = round[name].map((row) => ({ site, version: 1, search: '', updatedAt: row['createdAt'], ...row }))
    const table = sql.table(name)
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(stored)}::jsonb)`.execute(
      kysely,
    )
  }
}

/** Returns the API's rows of each collection in the order of their ids. */
export const documentsOf = async (academy: Academy): Promise<Documents> => {
  const ctx = academy.as('root')
  const documents: Documents = {}
  for (const name of ['category', 'course', 'lesson', 'enroll', 'user'])
    documents[name] = (
      (await find(ctx, name, { sort: { _id: 1 }, hidden: ['course'] })) as Record<string, unknown>[]
    ).map(withoutNulls)
  return documents
}

const withoutNulls = (document: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null && value !== undefined))
