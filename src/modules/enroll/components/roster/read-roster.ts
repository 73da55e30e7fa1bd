import { compareThai } from '#domain/thai-text/compare.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { matchingList } from '#platform/office/screens/list/matching.ts'
import { readListQuery } from '#platform/office/screens/list/list-query.ts'
import { attendanceRuleOf, attendedBy, type LearnerAttendance } from '../../commands/attendance/attended.server.ts'
import type { Analytics } from '../../rules/analytics.ts'

/** The maximum for one printout. */
export const most = { people: 2000, courses: 40 } as const

/** A person on a roster, as far as the viewer may read. */
export interface Enrolled {
  firstname: string
  lastname: string
  citizen: string | null
  citizenMasked: string | null
  group: string
  /** Values of the site's own fields by key, as far as the viewer may read them. */
  fields: Record<string, unknown> | null
  enrolledAt: string
  analytics: Analytics | null
  standing: string
  /** Null where the course has no sessions. */
  attendance: LearnerAttendance | null
}

export interface Enrolments {
  _id: string
  name: string
  startRegistDate: string | null
  endRegistDate: string | null
  people: Enrolled[]
}

interface Row {
  _id: string
  roundID: string | null
  progressFrom: string | null
  userID: string
  courseID: string
  createdAt: string
  analytics: Analytics | null
  standing: string
}

/**
 * The enrolments that the list's address asks for, or those whose `ids` it names, by course; people as a Thai dictionary orders
 * them. Null where there are more than are printed at once. Five queries, and four for each course.
 */
export const readRoster = async (ctx: Context, url: URL): Promise<Enrolments[] | null> => {
  const rows = await rowsOf(ctx, url)
  const ids = [...new Set(rows.map((row) => row.courseID))]
  if (rows.length > most.people || ids.length > most.courses) return null
  const people = await peopleOf(ctx, rows)
  const courses = await among(ids, (some) =>
    from(ctx, 'course')
      .select(['course._id', 'course.name', 'course.startRegistDate', 'course.endRegistDate'])
      .where('course._id', 'in', some)
      .execute(),
  )
  const attendance = await attendanceOf(ctx, rows)
  return courses
    .map((course) => ({
      ...course,
      people: rows.flatMap((row) => enrolledIn(course._id, row, { people, attendance })).toSorted(byName),
    }))
    .filter((course) => course.people.length > 0)
    .toSorted((a, b) => compareThai(a.name, b.name))
}

async function rowsOf(ctx: Context, url: URL): Promise<Row[]> {
  const collection = collectionOf(ctx, 'enroll')
  const found = matchingList(ctx, collection, readListQuery(url, collection))
    .select([
      'row._id',
      'row.roundID',
      'row.progressFrom',
      'row.userID',
      'row.courseID',
      'row.createdAt',
      'row.analytics',
      'row.standing',
    ])
    .limit(most.people + 1)
  const named = url.searchParams.get('ids')
  if (named === null) return (await found.execute()) as unknown as Row[]
  const ids = named.split(',').filter((id) => /^[0-9a-f]{24}$/.test(id))
  return (await among(ids, (some) => found.where('row._id', 'in', some).execute())) as unknown as Row[]
}

type Person = Omit<Enrolled, 'enrolledAt' | 'analytics' | 'standing' | 'attendance'>

async function peopleOf(ctx: Context, rows: readonly Row[]): Promise<Map<string, Person>> {
  const ids = [...new Set(rows.map((row) => row.userID))]
  const users = await among(ids, (some) =>
    from(ctx, 'user')
      .select(['user._id', 'user.firstname', 'user.lastname', 'user.citizen', 'user.citizenMasked', 'user.info'])
      .select('user.fields')
      .where('user._id', 'in', some)
      .execute(),
  )
  const groups = await groupNames(ctx)
  return new Map(
    users.map(({ _id, info, ...user }) => {
      const code = info?.bandCode ?? ''
      return [_id, { ...user, group: groups.get(code) ?? code }]
    }),
  )
}

/** A learner's band code names a target group, which is shown as their group. */
async function groupNames(ctx: Context): Promise<Map<string, string>> {
  if (!ctx.site.plugins.has('lesson')) return new Map()
  const groups = await from(ctx, 'target').select(['target.code', 'target.name']).execute()
  return new Map(groups.map(({ code, name }) => [code, name]))
}

/** Of the courses that have sessions: a few queries for each of them. */
async function attendanceOf(ctx: Context, rows: readonly Row[]): Promise<Map<string, LearnerAttendance>> {
  const all = new Map<string, LearnerAttendance>()
  if (!ctx.site.plugins.has('lesson')) return all
  for (const [courseID, of] of Map.groupBy(rows, (row) => row.courseID)) {
    const rule = await attendanceRuleOf(ctx, courseID)
    if (!rule || rule.sessions.length === 0) continue
    for (const [_id, one] of await attendedBy(ctx, rule, of)) all.set(_id, one)
  }
  return all
}

const among = async <T>(ids: readonly string[], ask: (ids: readonly string[]) => Promise<T[]>): Promise<T[]> =>
  ids.length === 0 ? [] : ask(ids)

interface Known {
  people: ReadonlyMap<string, Person>
  attendance: ReadonlyMap<string, LearnerAttendance>
}

function enrolledIn(course: string, row: Row, { people, attendance }: Known): Enrolled[] {
  const person = row.courseID === course && people.get(row.userID)
  if (!person) return []
  return [
    {
      ...person,
      enrolledAt: row.createdAt,
      analytics: row.analytics,
      standing: row.standing,
      attendance: attendance.get(row._id) ?? null,
    },
  ]
}

const byName = (a: Enrolled, b: Enrolled) =>
  compareThai(a.firstname, b.firstname) || compareThai(a.lastname, b.lastname)
