import { href, redirect } from 'react-router'
import type { FlowStep } from '#domain/flow/step.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { listVersions } from '#platform/flow/publish-flow.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord } from '#platform/office/screens/show.server.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { describeChanges } from '../components/editor/view/describe-changes.ts'
import { stepTexts } from '../components/editor/view/step-texts.ts'
import { changeWords } from '../components/editor/words/step-words.ts'
import { mailTemplates } from '../components/server/mail-templates.server.ts'
import { flowById, pagesWithFlow } from '../components/server/read-flow.server.ts'
import { pauseFlow } from '../running/publish-flow.server.ts'
import { flowScreenWords as words } from '../words.ts'

/** A flow: its published versions with their differences, and where it is used. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const flow = await flowById(ctx, params['id'] ?? '')
  const described = await describeRecord(ctx, { collection: collectionOf(ctx, 'flow'), route: route!, _id: flow._id })
  const record: RecordDescription = {
    ...described,
    actions: [...actionsOf(ctx, flow), ...described.actions],
    ...(url.searchParams.get('done') === 'status' && { saved: words.statusSaved[ctx.locale] }),
    related: [await versionsOf(ctx, flow._id), await usesOf(ctx, flow._id), ...described.related],
  }
  return { record, title: pageTitle(ctx, described.heading) }
})

export const action = acts(async (ctx, { params, form, url }) => {
  const flow = await flowById(ctx, params['id'] ?? '')
  const intent = String(form.get('intent'))
  if (intent === 'pause' || intent === 'resume') {
    await pauseFlow(ctx, { _id: flow._id, isPaused: intent === 'pause' })
    return redirect(`${href('/setup/workflow/detail/:id', { id: flow._id })}?done=status`)
  }
  const handled = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'flow'), _id: flow._id, form, url })
  if (!handled) throw notFound()
  return handled
})

const actionsOf = ({ locale }: Context, { _id: id, status }: { _id: string; status: string }): Action[] => [
  { label: words.edit[locale], href: href('/setup/workflow/steps/:id', { id }), icon: 'pencil', isPrimary: true },
  { label: words.runs[locale], href: `${href('/setup/workflow/runs')}?flow=${id}`, icon: 'history' },
  ...(status === 'draft' ? [] : [statusAction(locale, status)]),
]

const statusAction = (locale: Locale, status: string): Action => ({
  label: words[status === 'paused' ? 'resume' : 'pause'][locale],
  method: 'post',
  hidden: [{ name: 'intent', value: status === 'paused' ? 'resume' : 'pause' }],
})

async function versionsOf(ctx: Context, flowID: string): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const names = Object.fromEntries((await mailTemplates(ctx)).map(({ value, label }) => [value, label]))
  const texts = { texts: stepTexts(locale, names), changes: inLocale(changeWords, locale) }
  const versions = await listVersions(ctx, flowID)
  const stepsAt = (at: number) => JSON.parse(versions[at]?.steps ?? '[]') as FlowStep[]
  const rows = versions.map(({ version, createdAt, publishedBy }, at) => {
    const changes = describeChanges({ before: stepsAt(at + 1), after: stepsAt(at) }, texts).map(({ text }) => text)
    const isFirst = at === versions.length - 1
    return {
      ...{ id: String(version), actions: [] },
      cells: {
        version: { text: fill(words.versionNumber[locale], { n: version }) },
        published: { text: `${formatInstant(createdAt, { length: 'medium', locale })} ${publishedBy}`.trim() },
        changes: { text: isFirst ? words.firstVersion[locale] : changes.slice(0, 10).join(' · ') },
      },
    }
  })
  return {
    title: words.versions[locale],
    list: {
      columns: [
        { name: 'version', label: words.versions[locale], kind: 'text' },
        { name: 'published', label: words.published[locale], kind: 'text' },
        { name: 'changes', label: words.changes[locale], kind: 'text' },
      ],
      rows,
      empty: { title: words.noVersions[locale] },
      words: listWords(locale),
    },
  }
}

async function usesOf(ctx: Context, flowID: string): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const pages = await pagesWithFlow(ctx, flowID)
  return {
    title: words.usedOn[locale],
    list: {
      columns: [{ name: 'page', label: words.usedOn[locale], kind: 'text' }],
      rows: pages.map(({ _id, title }) => ({
        ...{ id: _id, href: href('/cms/builder/:id', { id: _id }), actions: [] },
        cells: { page: { text: title } },
      })),
      empty: { title: words.notUsed[locale] },
      words: listWords(locale),
    },
  }
}
