import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import {
  cancelBulkOperation,
  bulkOperationOf,
  undoBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { describeBulkOperation } from '#platform/background/bulk-operation/describe-bulk-operation.ts'
import { outcomeCounts } from '#platform/background/bulk-operation/items.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { bulkEnrolmentKind as kind } from '../../commands/many/enrol-job.ts'
import { describeRun } from '../../components/many/describe-run.server.ts'
import { doneWords, manyWords as words } from '../../components/many/words.ts'

/** The progress of a bulk enrolment, and the result for each person. */
export const loader = loads(async (ctx, { params, url }) => {
  const bulkOperation = await bulkOperationOf(ctx, kind, idIn(params))
  const wanted = url.searchParams.get('became') ?? undefined
  const became = wanted !== undefined && Object.hasOwn(doneWords, wanted) ? wanted : undefined
  const page = Math.max(1, Math.min(1000, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const text = bulkOperation.undoneBy ? words.undone[ctx.locale] : words.enrolled[ctx.locale]
  return {
    ...(await describeRun(ctx, { bulkOperation, became, page })),
    run: describeBulkOperation(ctx, bulkOperation, text),
    title: pageTitle(ctx, words.run[ctx.locale]),
  }
})

/** Cancels the rest of it or undoes it. */
export const action = acts(async (ctx, { params, form }) => {
  const _id = idIn(params)
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  return redirect(await intents[intent]!(ctx, _id))
})

const idIn = (params: Record<string, string | undefined>) => {
  const _id = params['id'] ?? ''
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  return _id
}

const intents: Record<string, (ctx: Context, _id: string) => Promise<string>> = {
  async cancel(ctx, _id) {
    await cancelBulkOperation(ctx, kind, _id)
    return href('/enroll/new/many/:id', { id: _id })
  },
  async undo(ctx, _id) {
    const enroll = collectionOf(ctx, 'enroll')
    if (!mayEver(enroll.access.remove, ruledBy(ctx, enroll))) throw forbidden()
    const { _id: operation } = await bulkOperationOf(ctx, kind, _id)
    const total = (await outcomeCounts(ctx, operation)).get('new') ?? 0
    const list = href('/enroll/dashboard')
    const run = await undoBulkOperation(ctx, kind, { _id, about: 'enroll', total, href: list })
    return `${list}?run=${run}`
  },
}
