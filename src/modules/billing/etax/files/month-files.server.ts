import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate, privateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { storedZip } from '#platform/data/import-export/sheets/stored-zip.ts'
import { nextMonth } from '../../issuing/read-report.server.ts'
import { queueXml } from '../../issuing/queue-xml.server.ts'
import { documentFile, documentXml } from '../../tables.ts'
import { reportWords } from '../words.ts'
import { xmlName } from './read-xml.server.ts'
import { reportLine, reportHeads } from './report-lines.ts'

/** The files of a month of a tax branch are given in parts of so many documents, because a part is made in memory. */
export const documentsInPart = 200

interface Month {
  branchID: string
  /** `YYYY-MM` */
  month: string
}

/** The numbered documents of a tax branch in a month, as far as the viewer may read them. Quotations are none of them. */
const ofMonth = (ctx: Context, { branchID, month }: Month) =>
  from(ctx, 'tax_document')
    .where('tax_document.branchID', '=', branchID)
    .where('tax_document.number', 'is not', null)
    .where('tax_document.kind', '<>', 'quotation')
    .where('tax_document.issuedOn', '>=', `${month}-01`)
    .where('tax_document.issuedOn', '<', nextMonth(month))

/** How many documents a month has. */
export async function countMonth(ctx: Context, month: Month): Promise<number> {
  const { count } = await ofMonth(ctx, month)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Returns a part of the documents of a month as ZIP: the XML and the PDF of each as they are stored, and a CSV report. Parts count from 1.
 * Null for a part without documents.
 */
export async function monthZip(ctx: Context, { part, ...month }: Month & { part: number }): Promise<Uint8Array | null> {
  const documents = await ofMonth(ctx, month)
    .select(['_id', 'number', 'issuedOn', 'kind', 'state', 'buyerName', 'buyerTaxId', 'buyerBranch'])
    .select(['base', 'vat', 'total', 'sha256'])
    .orderBy('issuedOn')
    .orderBy('number')
    .limit(documentsInPart)
    .offset((part - 1) * documentsInPart)
    .execute()
  if (documents.length === 0) return null
  const ids = documents.map(({ _id }) => _id)
  const [xmls, pdfs] = [await xmlRows(ctx, ids), await pdfRows(ctx, ids)]
  const entries = new Map<string, Uint8Array>()
  const lines = documents.map((document) => {
    const own = xmls.filter(({ documentID }) => documentID === document._id)
    return reportLine(ctx.locale, { document, xml: own.find(({ kind }) => kind === 'document') })
  })
  const report = `\ufeff${reportHeads(ctx.locale)}${lines.join('')}`
  entries.set(`${reportWords.file[ctx.locale]}.csv`, Buffer.from(report))
  for (const { _id, number } of documents) {
    for (const one of xmls)
      if (one.documentID === _id && one.xml) entries.set(xmlName(number!, one.kind), Buffer.from(one.xml))
    const pdf = pdfs.find(({ documentID }) => documentID === _id)
    if (pdf) entries.set(`${number!.replaceAll('/', '-')}.pdf`, Buffer.from(pdf.pdf, 'base64'))
  }
  return storedZip(entries)
}

const xmlRows = (ctx: Context, ids: string[]) =>
  fromPrivate(ctx, documentXml)
    .select(['documentID', 'kind', 'xml', 'sha256', 'isSigned'])
    .where('documentID', 'in', ids)
    .execute()

const pdfRows = (ctx: Context, ids: string[]) =>
  fromPrivate(ctx, documentFile).select(['documentID', 'pdf']).where('documentID', 'in', ids).execute()

/** The documents of a month whose XML is missing or has no signature, and could be written. */
const unsignedOf = (ctx: Context, month: Month) =>
  ofMonth(ctx, month)
    .leftJoin(privateRows(ctx, documentXml), (join) =>
      join.onRef('document_xml.documentID', '=', 'tax_document._id').on('document_xml.kind', '=', sql.lit('document')),
    )
    .where((is) => is.or([is('document_xml.isSigned', 'is', null), is('document_xml.isSigned', '=', false)]))

/** How many documents of a month have no XML, or one without signature. */
export async function countUnsigned(ctx: Context, month: Month): Promise<number> {
  const { count } = await unsignedOf(ctx, month)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Queues the XML of up to 500 documents of a month that have none, or one without signature. Returns how many. */
export async function queueMonth(ctx: Context, month: Month): Promise<number> {
  const rows = await unsignedOf(ctx, month)
    .select('tax_document._id')
    .orderBy('tax_document.number')
    .limit(500)
    .execute()
  for (const { _id } of rows) await queueXml(ctx, { document: _id, kind: 'document' })
  return rows.length
}
