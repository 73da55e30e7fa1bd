import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { allow, ruledBy } from '#platform/access/allow.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { enrolMany } from '../commands/enrol-many.server.ts'
import { mostAtOnce, planEnrolments } from '../commands/plan-enrolments.server.ts'
import { type Asked, describeMany } from '../components/describe-many.ts'
import { describePlan } from '../components/describe-plan.ts'
import { peopleIn } from '../rules/people-list.ts'
import { manyWords as words } from '../words.ts'

/** Asks for learners and courses (specification §2.3, `/enroll/new`). */
export const loader = loads(async (ctx, { route, url }) => {
  const heading = route!.meta.title[ctx.locale]
  const asked = { people: '', courses: url.searchParams.getAll('courseID') }
  return { form: await describeMany(ctx, { asked, issues: [], heading }), title: titled(ctx, heading) }
})

/** Shows what would become of everybody, and then carries it out. */
export const action = acts(async (ctx, { form, route }) => {
  const asked = askedBy(form)
  const heading = route!.meta.title[ctx.locale]
  const courses = await coursesOf(ctx, asked.courses)
  const people = peopleIn(asked.people)
  const issues = issuesOf({ asked, found: courses.length, people: people.length })
  if (issues.length > 0 || form.get('intent') === 'edit') {
    const status = issues.length > 0 ? 400 : 200
    return data({ form: await describeMany(ctx, { asked, issues, heading }), plan: null }, { status })
  }
  const plan = await planEnrolments(ctx, { people, courses })
  if (form.get('intent') !== 'enrol')
    return data({ form: null, plan: describePlan(ctx, { asked, plan, heading }) }, { status: 200 })
  const { done, batch } = await enrolMany(ctx, plan)
  return redirect(`${href('/enroll/dashboard')}?${saying(ctx, { done, batch })}`)
})

const askedBy = (form: FormData): Asked => ({
  people: String(form.get('people') ?? ''),
  courses: [...new Set(form.getAll('courses').map(String))].filter((_id) => _id !== ''),
})

async function coursesOf(ctx: Context, ids: readonly string[]) {
  const known = ids.filter((_id) => /^[0-9a-f]{24}$/.test(_id)).slice(0, mostAtOnce)
  if (known.length === 0) return []
  return from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats'])
    .where('course._id', 'in', known)
    .execute()
}

function issuesOf({ asked, found, people }: { asked: Asked; found: number; people: number }): Issue[] {
  const n = people * asked.courses.length
  const isTooMany = n > mostAtOnce
  const said = { n: shown(n), most: shown(mostAtOnce) }
  const many = { th: fill(words.tooMany.th, said), en: fill(words.tooMany.en, said) }
  return [
    ...(asked.courses.length === 0 ? [{ field: 'courses', code: 'required', ...words.noCourses }] : []),
    ...(found < asked.courses.length ? [{ field: 'courses', code: 'wrong', ...words.noCourse }] : []),
    ...(people === 0 ? [{ field: 'people', code: 'required', ...words.noPeople }] : []),
    ...(isTooMany ? [{ field: 'people', code: 'too-many', ...many }] : []),
  ]
}

const shown = (n: number) => n.toLocaleString('th-TH')

/** What the list says of it; only who may remove enrolments can take a batch back. */
function saying(ctx: Context, { done, batch }: { done: number; batch: string | null }) {
  const enroll = collectionOf(ctx, 'enroll')
  const mayUndo = allow(enroll.access.remove, ruledBy(ctx, enroll)) !== false
  return new URLSearchParams({ done: `added ${done}`, ...(batch && mayUndo && { batch }) }).toString()
}
