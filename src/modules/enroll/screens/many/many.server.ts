import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { beginEnrolments } from '../../commands/many/begin-enrolments.server.ts'
import { most, planEnrolments } from '../../commands/many/plan-enrolments.server.ts'
import { type ManyQuery, describeMany } from '../../components/many/describe-many.ts'
import { describePlan } from '../../components/many/describe-plan.ts'
import { manyWords as words } from '../../components/many/words.ts'
import { peopleIn } from '../../rules/people-list.ts'

/** The form for learners and courses (specification §2.3, `/enroll/new`). */
export const loader = loads(async (ctx, { route, url }) => {
  const heading = route!.meta.title[ctx.locale]
  const asked = { people: '', courses: url.searchParams.getAll('courseID'), takesUnready: false }
  return { form: await describeMany(ctx, { asked, issues: [], heading }), title: pageTitle(ctx, heading) }
})

/** Shows the expected results and, once confirmed, starts the job. */
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
  const { takesUnready } = asked
  const plan = await planEnrolments(ctx, { people, courses, takesUnready })
  if (form.get('intent') !== 'enrol')
    return data({ form: null, plan: describePlan(ctx, { asked, plan, heading }) }, { status: 200 })
  return redirect(href('/enroll/new/many/:id', { id: await beginEnrolments(ctx, { plan, takesUnready }) }))
})

const askedBy = (form: FormData): ManyQuery => ({
  people: String(form.get('people') ?? ''),
  courses: [...new Set(form.getAll('courses').map(String))].filter((_id) => _id !== ''),
  takesUnready: form.getAll('unready').at(-1) === 'true',
})

async function coursesOf(ctx: Context, ids: readonly string[]) {
  const known = ids.filter((_id) => /^[0-9a-f]{24}$/.test(_id)).slice(0, most.courses)
  if (known.length === 0) return []
  return from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.prerequisites', 'course.onlyTarget', 'course.target'])
    .select('course.currentRound')
    .where('course._id', 'in', known)
    .orderBy('course.name')
    .orderBy('course._id')
    .execute()
}

type Word = 'tooMany' | 'tooManyPeople' | 'tooManyCourses'

function issuesOf({ asked, found, people }: { asked: ManyQuery; found: number; people: number }): Issue[] {
  const n = asked.courses.length
  const over = (field: string, word: Word, given: { n: number; most: number }): Issue[] => {
    const said = { n: shown(given.n), most: shown(given.most) }
    const text = { th: fill(words[word].th, said), en: fill(words[word].en, said) }
    return given.n > given.most ? [{ field, code: 'too-many', ...text }] : []
  }
  const tooMany = [
    ...over('courses', 'tooManyCourses', { n, most: most.courses }),
    ...over('people', 'tooManyPeople', { n: people, most: most.people }),
  ]
  return [
    ...(n === 0 ? [{ field: 'courses', code: 'required', ...words.noCourses }] : []),
    ...(found < Math.min(n, most.courses) ? [{ field: 'courses', code: 'wrong', ...words.noCourse }] : []),
    ...(people === 0 ? [{ field: 'people', code: 'required', ...words.noPeople }] : []),
    ...(tooMany.length > 0 ? tooMany : over('people', 'tooMany', { n: people * n, most: most.pairs })),
  ]
}

const shown = (n: number) => n.toLocaleString('th-TH')
