import { href } from 'react-router'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type Context, nowOf } from '#platform/context.ts'
import type { RelatedList, Row } from '#ui/office/description.ts'
import { formState } from '../rules/form-state.ts'
import { settingsOf } from '../submissions/form/settings.server.ts'
import { formDraft } from '../submissions/store/tables.ts'
import { durationText } from './view/describe-submission.server.ts'
import { officeWords as words } from './words.ts'

const most = 200
const tones = { draft: 'off', waiting: 'waiting', open: 'live', closed: 'broken', full: 'busy' } as const

interface FormFigures {
  standing: number
  median: number | null
}

/** Describes the forms of a site: state, answers, how many finish what they began, and the median time. */
export async function describeForms(ctx: Context): Promise<RelatedList> {
  const { locale } = ctx
  const posts = await from(ctx, 'post')
    .select(['post._id', 'post.title', 'post.status'])
    .where('post.type', '=', 'form')
    .where('post.purpose', '=', 'page')
    .orderBy('post.updatedAt', 'desc')
    .limit(most)
    .execute()
  const [figures, drafts] = await Promise.all([figuresByForm(ctx), draftsByForm(ctx)])
  const rows = await Promise.all(
    posts.map((post) => rowOf(ctx, { post, figures: figures.get(post._id), drafts: drafts.get(post._id) ?? 0 })),
  )
  return {
    columns: [
      { name: 'title', label: words.title[locale], kind: 'text' },
      { name: 'state', label: words.state[locale], kind: 'state' },
      { name: 'answers', label: words.answers[locale], kind: 'number' },
      { name: 'completion', label: words.completion[locale], kind: 'number' },
      { name: 'median', label: words.median[locale], kind: 'number' },
    ],
    ...{ rows, words: listWords(locale) },
    empty: { title: words.noForms[locale], text: words.noFormsText[locale] },
  }
}

interface FormOfList {
  post: { _id: string; title: string; status: boolean }
  figures: FormFigures | undefined
  drafts: number
}

async function rowOf(ctx: Context, { post, figures, drafts }: FormOfList): Promise<Row> {
  const { locale } = ctx
  const { standing, median } = figures ?? { standing: 0, median: null }
  const begun = standing + drafts
  const settings = await settingsOf(ctx, post._id)
  const state = formState(settings, { isPublished: post.status, taken: standing, nowMs: ctx.now })
  return {
    ...{ id: post._id, href: href('/cms/form/:id', { id: post._id }) },
    actions: [
      { label: words.edit[locale], href: href('/cms/edit/:id', { id: post._id }) },
      { label: words.settings[locale], href: href('/cms/form/:id/settings', { id: post._id }) },
    ],
    cells: {
      title: { text: post.title },
      state: { text: words[state][locale], tone: tones[state] },
      answers: { text: standing.toLocaleString('th-TH') },
      completion: { text: begun === 0 ? '' : `${Math.round((100 * standing) / begun)}%` },
      median: { text: median === null ? '' : durationText(median, locale) },
    },
  }
}

async function figuresByForm(ctx: Context): Promise<ReadonlyMap<string, FormFigures>> {
  const rows = await from(ctx, 'form')
    .select(['form.formID', sql<string>`count(*)`.as('standing')])
    .select(sql<number | null>`percentile_disc(0.5) within group (order by form."secondsTaken")`.as('median'))
    .where('form.isSuspected', '=', false)
    .where('form.status', 'in', ['submit', 'confirm'])
    .groupBy('form.formID')
    .execute()
  return new Map(rows.map(({ formID, standing, median }) => [formID, { standing: Number(standing), median }]))
}

async function draftsByForm(ctx: Context): Promise<ReadonlyMap<string, number>> {
  const rows = await fromPrivate(ctx, formDraft)
    .select(['formID', sql<string>`count(*)`.as('n')])
    .where('expiresAt', '>', nowOf(ctx))
    .groupBy('formID')
    .execute()
  return new Map(rows.map(({ formID, n }) => [formID, Number(n)]))
}
