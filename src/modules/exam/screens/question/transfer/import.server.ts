import { data, href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { bankCrumbs, findBank } from '../../../questions/bank/crumbs.server.ts'
import { describePlan } from '../../../questions/bank/describe-plan.server.ts'
import { planImport, storeImport } from '../../../questions/bank/import-questions.server.ts'
import { bankWords, fileWords as words } from '../../../questions/bank/words.ts'
import { readQuestionFile } from '../../../questions/formats/read-question-file.server.ts'

/** Asks for a file of questions. */
export const loader = loads(async (ctx, { params }) => {
  const bank = await bankOf(ctx, params['id'])
  return {
    title: pageTitle(ctx, words.title[ctx.locale]),
    bank: bank.name,
    crumbs: bankCrumbs(ctx, bank),
    crumbsLabel: bankWords.crumbs[ctx.locale],
    template: `${href('/lesson/question/file/:id', { id: bank._id })}?example`,
    words: inLocale(words, ctx.locale),
  }
})

/** Reports what a file would change, or stores it as drafts. The file is sent again with the second step. */
export const action = acts(async (ctx, { params, form }) => {
  const bank = await bankOf(ctx, params['id'])
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return data({ problem: words.noFile[ctx.locale] }, { status: 400 })
  const items = await readQuestionFile(ctx, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  const plan = await planImport(ctx, { bankID: bank._id, items })
  if (form.get('intent') !== 'store') return { plan: describePlan(ctx, { plan, isStored: false }) }
  const result = await storeImport(ctx, { bankID: bank._id, plan, source: file.name.slice(0, 200) })
  return { plan: describePlan(ctx, { plan, isStored: true, refused: result.refused }) }
})

async function bankOf(ctx: Context, id = '') {
  const bank = await findBank(ctx, id)
  if (!bank) throw notFound()
  return bank
}
