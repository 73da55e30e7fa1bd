import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { addShares } from '#platform/content/syndication/shares.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { beginGiving } from '../commands/give-rows.server.ts'
import { type Group, groupAsked, type Offered, offeredBy } from '../commands/group-catalogue.server.ts'
import { planGiving } from '../commands/plan-giving.server.ts'
import { describeNoGroup } from '../components/describe-catalogue.ts'
import { type GivingQuery, describeGiving, describeShareForm, keyOf } from '../components/describe-giving.ts'
import { shareWords as words } from '../words.ts'

/** Maximum per request, which compares each row with each unit. */
const mostAtOnce = 50

/** Asks which courses and pages a group is to give to its units. */
export const loader = loads(async (ctx, { route, url }) => {
  const group = await groupAsked(ctx, url.searchParams.get('of'))
  if (!group) return { ...describeDashboard(ctx, { route, related: [describeNoGroup(ctx)] }), form: null }
  const heading = route!.meta.title[ctx.locale]
  const form = describeShareForm(ctx, {
    ...{ group, heading, offered: await offeredBy(ctx, group), issues: [] },
    asked: { courses: [], pages: [], mode: 'linked' },
  })
  return { form, dashboard: null, title: pageTitle(ctx, heading) }
})

/** Shows a preview, and then starts the job. */
export const action = acts(async (ctx, { route, form, url }) => {
  const group = await groupOf(ctx, url)
  const asked: GivingQuery = {
    courses: keysOf(form, 'courses'),
    pages: keysOf(form, 'pages'),
    mode: String(form.get('mode') ?? ''),
  }
  const offered = await offeredBy(ctx, group)
  const rows = rowsOf(asked, offered)
  const issues = issuesOf({ asked, rows })
  const heading = route!.meta.title[ctx.locale]
  if (issues.length > 0 || form.get('intent') === 'edit') {
    const again = describeShareForm(ctx, { group, heading, offered, asked, issues })
    return data({ form: again, plan: null }, { status: issues.length > 0 ? 400 : 200 })
  }
  if (form.get('intent') === 'give') return give({ group, asked, rows })
  const plan = await planGiving(ctx, { group, rows })
  return data({ form: null, plan: describeGiving(ctx, { group, asked, rows, plan, heading }) }, { status: 200 })
})

async function groupOf(ctx: Context, { searchParams }: URL): Promise<Group> {
  const group = await groupAsked(ctx, searchParams.get('of'))
  if (!group) throw notFound()
  return group
}

async function give(of: { group: Group; asked: GivingQuery; rows: readonly Offered[] }) {
  const { there, node } = of.group
  const mode = of.asked.mode === 'copied' ? 'copied' : 'linked'
  await inTransaction(there, async (inside) => {
    await addShares(inside, { rows: of.rows, mode })
    await beginGiving(inside)
  })
  return redirect(`${href('/collection/catalogue')}?of=${node._id}&done=given`)
}

const keysOf = (form: FormData, name: string) => [...new Set(form.getAll(name).map(String))].filter((one) => one !== '')

/** The selected rows that are available: a course among the courses, a page among the pages. */
const rowsOf = (asked: GivingQuery, offered: readonly Offered[]): Offered[] =>
  [
    ...asked.courses.map((key) => offered.find((one) => one.kind === 'course' && keyOf(one) === key)),
    ...asked.pages.map((key) => offered.find((one) => one.kind === 'page' && keyOf(one) === key)),
  ].flatMap((one) => one ?? [])

function issuesOf({ asked, rows }: { asked: GivingQuery; rows: readonly Offered[] }): Issue[] {
  const n = asked.courses.length + asked.pages.length
  const most = mostAtOnce.toLocaleString('th-TH')
  const many = { th: fill(words.tooMany.th, { most }), en: fill(words.tooMany.en, { most }) }
  return [
    ...(n === 0 ? [{ field: 'courses', code: 'required', ...words.nothing }] : []),
    ...(n > mostAtOnce ? [{ field: 'courses', code: 'too-many', ...many }] : []),
    ...(rows.length < n ? [{ field: 'courses', code: 'wrong', ...words.unknown }] : []),
    ...(asked.mode === 'linked' || asked.mode === 'copied'
      ? []
      : [{ field: 'mode', code: 'required', ...words.noMode }]),
  ]
}
