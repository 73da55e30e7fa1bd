import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, savepoint } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type DocumentKind, saleKind } from '../rules/document-kinds.ts'
import { wrongLine } from '../rules/lines.ts'
import { numberDueAt } from '../rules/moments.ts'
import { type DocumentRequest, documentRequest, type ReadRequest } from '../rules/request.ts'
import { refusals } from '../words.ts'
import { numberDocumentsJob } from './jobs.ts'
import { priceDocument } from './price-document.server.ts'

/** The document of a source: a new one that waits for its number, or the one that the source has already. */
export interface RequestedDocument {
  _id: string
  isNew: boolean
}

/**
 * Requests the document of a sale, from a job or from staff. It gets its number ten minutes after the payment. A source
 * gets one document however often it asks. Throws invalid for wrong sums, unprintable text or a day without a VAT rate.
 */
export const issueDocument = (ctx: Context, request: DocumentRequest): Promise<RequestedDocument> =>
  inTransaction(ctx, async (inside) => {
    const sale = read(ctx, request)
    const branch = await branchOf(inside, sale.branchID)
    const priced = await priceDocument(inside, { ...sale, branch, day: bangkokDay(Date.parse(sale.paidAt)) })
    if (priced.total !== sale.total) throw invalid({ field: 'total', code: 'wrong-total', ...refusals.wrongTotal })
    if (priced.total === 0) throw invalid({ field: 'total', code: 'nothing', ...refusals.nothing })
    const isQuotation = sale.kind === 'quotation'
    const taxClasses = priced.lines.map(({ taxClass }) => taxClass)
    const kind = isQuotation ? 'quotation' : saleKind({ taxClasses, isRetail: branch.isRetail, buyer: sale.buyer })
    return storeDocument(inside, { ...sale, ...priced, kind, numberDueAt: numberDueAt(Date.parse(sale.paidAt)) })
  })

function read(ctx: Context, request: DocumentRequest): ReadRequest {
  const parsed = documentRequest.safeParse(request)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    throw invalid({ field, code: 'wrong', ...refusals.wrong })
  }
  const at = wrongLine(parsed.data.lines)
  if (at !== null) {
    const said = (locale: 'th' | 'en') => fill(refusals.wrongLine[locale], { n: at + 1 })
    throw invalid({ field: `lines.${at}.amount`, code: 'wrong-line', th: said('th'), en: said('en') })
  }
  if (Date.parse(parsed.data.paidAt) > ctx.now) throw invalid({ field: 'paidAt', code: 'future', ...refusals.future })
  return parsed.data
}

/** Returns an active tax branch of the site. Throws invalid if there is none. */
export async function branchOf(ctx: Context, _id: string) {
  const branch = await from(ctx, 'tax_branch').selectAll().where('tax_branch._id', '=', _id).executeTakeFirst()
  if (!branch?.active) throw invalid({ field: 'branchID', code: 'no-branch', ...refusals.noBranch })
  return branch
}

type SaleField = 'source' | 'branchID' | 'orderID' | 'userID' | 'buyer' | 'paidAt'
type Priced = Awaited<ReturnType<typeof priceDocument>>
interface NewDocument extends Pick<ReadRequest, SaleField>, Priced {
  kind: DocumentKind
  numberDueAt: number
  isVatIncluded: boolean
  payment?: string
  refersTo?: string
  replaces?: string
  reason?: string
  originalBase?: number
}

/** Stores a document that waits for its number. Returns the existing one of the source instead, if there is one. */
export async function storeDocument(ctx: Context, of: NewDocument): Promise<RequestedDocument> {
  const existing = await documentOf(ctx, of.source)
  if (existing) return { _id: existing._id, isNew: false }
  try {
    const _id = await savepoint(ctx, (part) => insert(part, of))
    await queueNumbering(ctx, { branch: of.branchID, at: of.numberDueAt })
    return { _id, isNew: true }
  } catch (error) {
    // Another process stored it in the meantime.
    if (!(error instanceof RequestError) || !error.issues.some(({ code }) => code === 'duplicate')) throw error
    const other = await documentOf(ctx, of.source)
    if (!other) throw error
    return { _id: other._id, isNew: false }
  }
}

const documentOf = (ctx: Context, source: string) =>
  from(ctx, 'tax_document').select('tax_document._id').where('source', '=', source).executeTakeFirst()

async function insert(ctx: Context, of: NewDocument): Promise<string> {
  const { buyer, source, branchID, userID, paidAt, isVatIncluded, payment = '', reason = '' } = of
  const { _id } = await record(ctx, 'tax_document', {
    ...{ source, branchID, userID, paidAt, isVatIncluded, payment, reason },
    ...{ refersTo: of.refersTo ?? null, replaces: of.replaces ?? null },
    ...{ buyerName: buyer.name, buyerTaxId: buyer.taxId, buyerBranch: buyer.branch },
    ...{ buyerAddress: buyer.address, buyerEmail: buyer.email },
  })
  const { kind, lines, groups, base, vat, total, orderID, originalBase = null } = of
  const dueAt = new Date(of.numberDueAt).toISOString()
  await compute(ctx, 'tax_document', {
    _id,
    change: { kind, lines, groups, base, vat, total, orderID, originalBase, numberDueAt: dueAt },
  })
  return _id
}

/** Queues the numbering of a branch, once for all of its documents. */
export const queueNumbering = (ctx: Context, { branch, at }: { branch: string; at: number }) =>
  enqueue(ctx, numberDocumentsJob, { payload: { branch }, key: branch, at })

/** Lets a waiting document get its number at once. */
export const issueNow = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { branchID } = await lockWaiting(inside, _id)
    const change = { numberDueAt: new Date(ctx.now).toISOString() }
    await compute(inside, 'tax_document', { _id, change })
    await queueNumbering(inside, { branch: branchID, at: ctx.now })
  })

/** Takes back a document that has no number yet. */
export const cancelRequest = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await lockWaiting(inside, _id)
    await compute(inside, 'tax_document', { _id, change: { state: 'cancelled' } })
  })

async function lockWaiting(ctx: Context, _id: string) {
  const document = await from(ctx, 'tax_document')
    .select(['branchID', 'state'])
    .where('tax_document._id', '=', _id)
    .forUpdate()
    .executeTakeFirst()
  if (document?.state !== 'waiting') throw invalid({ field: 'state', code: 'not-waiting', ...refusals.notWaiting })
  return document
}
