import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { addressLine } from '#platform/data/field-types/structured/address/address-line.ts'
import type { Address } from '#platform/data/field-types/structured/address/address.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { publish } from '#platform/background/events/publish.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type DocumentKind, isSaleKind, saleKind } from '../rules/document-kinds.ts'
import { numberIn, seriesHead } from '../rules/number-format.ts'
import type { SellerSnapshot } from '../rules/seller.ts'
import { documentSeries } from '../tables.ts'
import { queueNumbering } from './issue-document.server.ts'
import { renderDocumentJob } from './jobs.ts'
import { queueXml } from './queue-xml.server.ts'

const atOnce = 100

type Branch = RowOf<'tax_branch'>

/** The day of the system is before a number of the branch: its clock was set back. */
class ClockBehind extends Error {}

/**
 * Gives numbers to up to 100 documents of a tax branch that are due, in order of their payment, in one transaction. All
 * get today as their day. Returns how many there were. Throws ClockBehind if the branch has a number of a later day.
 */
export const numberDocuments = (ctx: Context, branchID: string): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const branch = await from(inside, 'tax_branch')
      .selectAll()
      .where('tax_branch._id', '=', branchID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!branch) return 0
    const due = await dueDocuments(inside, branchID)
    if (due.length === 0) return 0
    const day = bangkokDay(ctx.now)
    const series = await seriesOf(inside, { branchID, day })
    for (const document of due) await numberOne(inside, { branch, document, day, series })
    for (const [head, last] of series)
      await insertPrivate(inside, documentSeries, {
        row: { branchID, head, last, lastDay: day },
        onConflict: { columns: ['branchID', 'head'], update: 'all' },
      })
    return due.length
  })

const dueDocuments = (ctx: Context, branchID: string) =>
  from(ctx, 'tax_document')
    .select(['_id', 'kind', 'lines', 'buyerName', 'buyerAddress', 'buyerTaxId'])
    .where('branchID', '=', branchID)
    .where('state', '=', 'waiting')
    .where('numberDueAt', '<=', nowOf(ctx))
    .orderBy('paidAt')
    .orderBy('_id')
    .limit(atOnce)
    .forUpdate()
    .execute()

/** The last number of each series. A document of any kind never gets a day before the last one of its branch. */
async function seriesOf(ctx: Context, { branchID, day }: { branchID: string; day: string }) {
  const rows = await fromPrivate(ctx, documentSeries).selectAll().where('branchID', '=', branchID).execute()
  const later = rows.find(({ lastDay }) => lastDay > day)
  if (later) throw new ClockBehind(`the branch has numbers of ${later.lastDay}, after ${day}`)
  return new Map(rows.map(({ head, last }) => [head, last]))
}

interface Numbering {
  branch: Branch
  document: Awaited<ReturnType<typeof dueDocuments>>[number]
  day: string
  series: Map<string, number>
}

async function numberOne(ctx: Context, { branch, document, day, series }: Numbering) {
  const kind = finalKind(branch, document)
  const prefix = branch[prefixFields[kind]]
  const head = seriesHead(branch.numberFormat, { prefix, branchNo: branch.branchNo, day })
  const last = (series.get(head) ?? 0) + 1
  series.set(head, last)
  await compute(ctx, 'tax_document', {
    _id: document._id,
    change: { kind, number: numberIn(head, last), state: 'issued', issuedOn: day, seller: sellerOf(branch) },
  })
  await publish(ctx, 'tax_document.numbered', { document: document._id })
  await enqueue(ctx, renderDocumentJob, { payload: { document: document._id }, key: document._id })
  if (kind !== 'quotation') await queueXml(ctx, { document: document._id, kind: 'document' })
}

/** The buyer may have sent tax data after the payment, so the kind of a sale is decided now. */
function finalKind(branch: Branch, { kind, lines, buyerName, buyerAddress, buyerTaxId }: Numbering['document']) {
  if (!isSaleKind(kind)) return kind as DocumentKind
  const buyer = { name: buyerName, address: buyerAddress, taxId: buyerTaxId }
  return saleKind({ taxClasses: lines.map(({ taxClass }) => taxClass), isRetail: branch.isRetail, buyer })
}

const prefixFields = {
  receipt: 'receiptPrefix',
  tax_invoice: 'invoicePrefix',
  abbreviated: 'abbreviatedPrefix',
  credit_note: 'creditPrefix',
  debit_note: 'debitPrefix',
  quotation: 'quotationPrefix',
} as const satisfies Record<DocumentKind, keyof Branch>

function sellerOf(branch: Branch): SellerSnapshot {
  const parts = Object.fromEntries(
    Object.entries(branch.address).map(([name, part]) => [name, part === 'n/a' ? '' : part]),
  )
  return {
    ...{ name: branch.name, nameEn: branch.nameEn ?? '', taxId: branch.taxId, branchNo: branch.branchNo },
    ...{ phone: branch.phone ?? '', email: branch.email ?? '', signatory: branch.signatory ?? '' },
    ...{ vatRegistered: branch.vatRegistered, address: addressLine(parts as Address, 'th'), addressParts: parts },
  }
}

/** Queues the next numbering of a branch, if documents still wait. */
export async function queueNext(ctx: Context, branch: string): Promise<void> {
  const next = await from(ctx, 'tax_document')
    .select('numberDueAt')
    .where('branchID', '=', branch)
    .where('state', '=', 'waiting')
    .orderBy('numberDueAt')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  await queueNumbering(ctx, { branch, at: Math.max(Date.parse(next.numberDueAt), ctx.now) })
}
