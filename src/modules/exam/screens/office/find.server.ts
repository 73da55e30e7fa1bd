import { loads } from '#platform/http/request.server.ts'
import { examById } from '../../exams/editor/draft.server.ts'
import { findQuestions } from '../../exams/editor/read-facts.server.ts'

/** Ready questions for the editor of an exam, without their keys. */
export const loader = loads(async (ctx, { params, url }) => {
  await examById(ctx, params['id'] ?? '')
  const bank = url.searchParams.get('bank') ?? ''
  return findQuestions(ctx, { text: url.searchParams.get('q') ?? '', bank: /^[0-9a-f]{24}$/.test(bank) ? bank : '' })
})
