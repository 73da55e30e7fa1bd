import { sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { isSubmissionStatus } from '../../rules/submission-status.ts'
import { formAnswer } from '../../submissions/store/tables.ts'

/** How many submissions a page of the list shows. */
export const pageSize = 20
const mostPages = 500

export interface SubmissionQuery {
  formID: string
  q: string
  /** A status, `suspected`, or empty for all that are not suspected. */
  status: string
  /** A filter by the id and text of a listed answer. */
  field: string
  value: string
  page: number
}

/** Reads what the address of the list asks for. Anything wrong is ignored. */
export function readQuery(formID: string, params: URLSearchParams): SubmissionQuery {
  const text = (name: string) => (params.get(name) ?? '').slice(0, 200).trim()
  const page = Number(text('page'))
  return {
    ...{ formID, q: text('q'), status: text('status'), field: text('field'), value: text('value') },
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** Returns a page of the submissions of a form, newest first, with their number. */
export async function listSubmissions(ctx: Context, query: SubmissionQuery) {
  const [list, counted] = await Promise.all([
    matching(ctx, query)
      .leftJoin(rows(ctx, 'user'), 'user._id', 'form.userID')
      .select(['form._id', 'form.number', 'form.status', 'form.formData', 'form.createdAt', 'form.formVersion'])
      .select(['form.isSuspected', 'form.userID', 'user.firstname', 'user.lastname'])
      .orderBy('form.createdAt', 'desc')
      .orderBy('form._id', 'desc')
      .limit(pageSize)
      .offset((query.page - 1) * pageSize)
      .execute(),
    matching(ctx, query)
      .select(sql<string>`count(*)`.as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { list, total: Number(counted.n) }
}

function matching(ctx: Context, { formID, q, status, field, value }: SubmissionQuery) {
  const all = from(ctx, 'form').where('form.formID', '=', formID)
  const ofStatus = isSubmissionStatus(status)
    ? all.where('form.status', '=', status)
    : all.where('form.isSuspected', '=', status === 'suspected')
  // Not a join: with old statistics the database would compare each submission with each answer.
  const answered =
    value === ''
      ? ofStatus
      : ofStatus.where(
          (is) => sql<boolean>`(${is('form._id', 'in', withAnswer(ctx, { formID, field, value }))}) is true`,
        )
  if (q === '') return answered
  const like = `%${escaped(normalize(q))}%`
  return answered.where((is) =>
    is.or([
      is('form.number', 'ilike', like),
      is('form._id', 'in', withAnswer(ctx, { formID, field: '', value: q })),
      is('form.userID', 'in', from(ctx, 'user').select('user._id').where('user.search', 'like', like)),
    ]),
  )
}

const withAnswer = (ctx: Context, { formID, field, value }: { formID: string; field: string; value: string }) =>
  fromPrivate(ctx, formAnswer)
    .select('submissionID')
    .where('formID', '=', formID)
    .where('text', 'ilike', `%${escaped(value)}%`)
    .$if(field !== '', (query) => query.where('field', '=', field))

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)
