import { data, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo } from '#platform/office/screens/show.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { describeOverview, recordActions } from '../../exams/editor/describe-overview.server.ts'
import { describeComparison, listVersions } from '../../exams/editor/describe-detail.server.ts'
import { detailWords as words } from '../../exams/editor/wording/detail-words.ts'
import { examById, readDraft, readVersion } from '../../exams/editor/draft.server.ts'
import { examPaths, versionIn } from '../../exams/editor/exam-paths.ts'
import { banksFor } from '../../exams/editor/read-facts.server.ts'
import { publishExam } from '../../exams/publish-exam.server.ts'

const tabs = ['overview', 'rounds', 'versions'] as const
type Tab = (typeof tabs)[number]

/** Screens of other pieces of an exam, by the name of their route. One that does not exist has no tab. */
const tabRoutes = [
  { route: 'lesson-exam-attempts', tab: 'results' },
  { route: 'lesson-exam-statistics', tab: 'statistics' },
] as const

/** An exam: its overview, its rounds, or its versions with what changed in one of them. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const { locale } = ctx
  const [examID, version, paths] = [params['id'] ?? '', versionIn({ params, url }), examPaths(route)]
  const { exam, course } = await examById(ctx, examID)
  const draft = await readDraft(ctx, exam)
  const { blueprint } = version === 0 ? draft : await readVersion(ctx, { examID, version })
  const banks = await banksFor(ctx, { courseID: course._id, blueprints: [blueprint, draft.blueprint] })
  const names = new Map(banks.map(({ value, label }) => [value, label]))
  const tab = tabs.find((one) => one === url.searchParams.get('tab')) ?? 'overview'
  const record = await describeRecord(ctx, { collection: collectionOf(ctx, 'exam'), route: route!, _id: examID, url })
  const overview = await describeOverview(ctx, { exam, course, version, draft, blueprint, banks: names, paths })
  return {
    title: pageTitle(ctx, exam.name),
    tab,
    tabs: tabLinks(ctx, { exam, path: paths.detail(examID, version), tab }),
    record: {
      ...record,
      ...overview.record,
      ...(tab !== 'overview' && { sections: [], figures: [], attachments: undefined, timeline: undefined }),
      related: tab === 'rounds' ? roundsOf(ctx, record.related) : [],
      actions: recordActions(ctx, { exam, version, draft, checks: overview.checks, paths }),
      ...doneTo(ctx, url),
      ...(url.searchParams.get('done') === 'published' && {
        saved: fill(words.publishDone[locale], { n: exam.current }),
      }),
    },
    checks: version === 0 && draft.isStored ? overview.panel : null,
    versions: tab === 'versions' ? await listVersions(ctx, { examID, open: version, draft, paths }) : [],
    comparison: tab === 'rounds' ? null : await describeComparison(ctx, { exam, version, draft, banks: names }),
    words: inLocale(words, locale),
  }
})

/** Publishes the draft, or handles the forms of a record. */
export const action = acts(async (ctx, { route, params, form, url }) => {
  const examID = params['id'] ?? ''
  const collection = collectionOf(ctx, 'exam')
  if (form.get('intent') !== 'publish') {
    const done = await handleRecordForm(ctx, { collection, _id: examID, form, url })
    if (!done) throw notFound()
    return done
  }
  try {
    await examById(ctx, examID)
    const path = examPaths(route).detail(examID, await publishExam(ctx, { examID }))
    return redirect(`${path}${path.includes('?') ? '&' : '?'}done=published`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    const problem = error.issues.map((issue) => issue[ctx.locale]).join(' · ')
    return data({ problem, written: '' }, { status: statusOf.invalid })
  }
})

function tabLinks(ctx: Context, { exam, path, tab }: { exam: { _id: string }; path: string; tab: Tab }) {
  const { locale } = ctx
  const own = tabs.map((name) => ({
    href: name === 'overview' ? path : `${path}${path.includes('?') ? '&' : '?'}tab=${name}`,
    label: words[name][locale],
    isOpen: name === tab,
  }))
  const others = tabRoutes
    .filter(({ route }) => mayOpenRoute(ctx, route))
    .flatMap(({ route, tab: name }) => {
      const found = ctx.app.manifests.flatMap(({ routes }) => routes).find((one) => one.name === route)
      return found ? [{ href: found.path.replace(':id', exam._id), label: words[name][locale], isOpen: false }] : []
    })
  return [...own.slice(0, 2), ...others, ...own.slice(2)]
}

/** The card of the exam's rounds, with the way to add one. */
function roundsOf<Card extends { title: string }>(ctx: Context, related: Card[]): Card[] {
  const title = collectionOf(ctx, 'exam_round').plural[ctx.locale]
  return related.filter((card) => card.title === title)
}
