import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { describeQuestions } from '../answering/describe-question.ts'
import { readReleased } from '../answering/anonymous-answers.server.ts'
import { ownWords } from '../screens/own/words.ts'
import { resultWords as words } from './words.ts'
import { answerText } from '../rules/answer-text.ts'
import { minGroup } from '../rules/batches.ts'
import type { SurveyAnswers } from '../rules/survey-question.ts'

interface AnswerTable {
  heads: string[]
  rows: string[][]
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type ExportFormat = keyof typeof types
export const isExportFormat = (format: string | undefined): format is ExportFormat =>
  format !== undefined && Object.hasOwn(types, format)

/** Spreadsheets recognise UTF-8 in a CSV file by this mark. */
const byteOrderMark = '\ufeff'

/**
 * Responds with the answers of a survey as a file. Anonymous answers have no name, time or id, and another random order in each file; what
 * fewer than five people answered is left out.
 */
export async function exportAnswers(
  ctx: Context,
  { survey, format }: { survey: RowOf<'survey'>; format: ExportFormat },
): Promise<Response> {
  const table = await (survey.isAnonymous ? anonymousTable : namedTable)(ctx, survey)
  const body = format === 'csv' ? csvOf(table) : new Uint8Array(await sheetOf(ctx, { survey, table }))
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="survey-${survey._id}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

const csvOf = ({ heads, rows }: AnswerTable) =>
  byteOrderMark + [heads, ...rows].map((cells) => csvRecord(cells.map(guardText))).join('')

async function sheetOf(ctx: Context, { survey, table }: { survey: RowOf<'survey'>; table: AnswerTable }) {
  const sheet = { title: survey.name, heads: table.heads, forms: table.heads.map(() => 'text' as const) }
  return ctx.app.spreadsheets.write(sheet, once(table.rows))
}

async function* once(rows: string[][]) {
  yield rows
}

function columnsOf(ctx: Context, survey: RowOf<'survey'>) {
  const truth = { true: ownWords.yes[ctx.locale], false: ownWords.no[ctx.locale] }
  return describeQuestions(ctx, survey.questions)
    .filter(({ label }) => label !== null)
    .map(({ id, text, question }) => ({
      ...{ id, head: text },
      cell: (answers: SurveyAnswers) => answerText(question, { answer: answers[id], truth }),
    }))
}

async function anonymousTable(ctx: Context, survey: RowOf<'survey'>): Promise<AnswerTable> {
  const answers = await readReleased(ctx, survey._id)
  const columns = columnsOf(ctx, survey).filter(
    ({ id }) => answers.filter((one) => Object.hasOwn(one, id)).length >= minGroup,
  )
  return {
    heads: columns.map(({ head }) => head),
    rows: answers.map((one) => columns.map(({ cell }) => cell(one))),
  }
}

async function namedTable(ctx: Context, survey: RowOf<'survey'>): Promise<AnswerTable> {
  const { locale } = ctx
  const columns = columnsOf(ctx, survey)
  const responses = await from(ctx, 'survey_response')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'survey_response.userID')
    .select(['user.firstname', 'user.lastname', 'user.email'])
    .select(['survey_response.answers', 'survey_response.submittedAt'])
    .where('survey_response.surveyID', '=', survey._id)
    .orderBy('survey_response.submittedAt')
    .execute()
  return {
    heads: [words.person[locale], words.email[locale], words.submittedAt[locale], ...columns.map(({ head }) => head)],
    rows: responses.map(({ firstname, lastname, email, answers, submittedAt }) => [
      `${firstname ?? ''} ${lastname ?? ''}`.trim(),
      email ?? '',
      formatInstant(submittedAt, { length: 'medium', locale }),
      ...columns.map(({ cell }) => cell(answers)),
    ]),
  }
}
