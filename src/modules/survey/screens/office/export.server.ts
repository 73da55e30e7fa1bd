import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { surveyById } from '../../answering/describe-survey.server.ts'
import { exportAnswers, isExportFormat } from '../../results/export-answers.server.ts'

/** The answers of a survey as a CSV or XLSX file. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const format = params['format']
  if (!isExportFormat(format)) throw notFound()
  return exportAnswers(ctx, { survey: await surveyById(ctx, params['id'] ?? ''), format })
})
