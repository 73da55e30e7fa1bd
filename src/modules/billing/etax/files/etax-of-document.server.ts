import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { titles } from '../../pdf/words.ts'
import type { DocumentKind } from '../../rules/document-kinds.ts'
import { cancellationTitle, noReason } from '../words.ts'
import type { EtaxDocument, EtaxSeller, EtaxType } from '../format/etax-document.ts'
import { placeCodes } from './place-codes.server.ts'

/** An XML is that of a document, or that of its cancellation. */
export type XmlKind = 'document' | 'cancellation'

/** The type of each kind of document; a quotation is none. */
const etaxTypes: Record<DocumentKind, EtaxType | null> = {
  ...{ receipt: 'T01', tax_invoice: 'T03', abbreviated: 'T06', credit_note: '81', debit_note: '80', quotation: null },
}

const documentRow = (ctx: Context, _id: string) =>
  from(ctx, 'tax_document').selectAll().where('tax_document._id', '=', _id).executeTakeFirst()

type DocumentRow = NonNullable<Awaited<ReturnType<typeof documentRow>>>

/**
 * Returns what is written as the XML of a numbered document or of its cancellation, and its tax branch. Null if there is none to write: no
 * number, a quotation, or a document that is not voided.
 */
export async function etaxOfDocument(ctx: Context, { documentID, kind }: { documentID: string; kind: XmlKind }) {
  const row = await documentRow(ctx, documentID)
  const type = row && etaxTypes[row.kind]
  if (!row?.number || !row.issuedOn || !row.seller || !type) return null
  if (kind === 'cancellation' && row.voidedAt === null) return null
  const branch = await from(ctx, 'tax_branch')
    .select('etaxVersion')
    .where('tax_branch._id', '=', row.branchID)
    .executeTakeFirst()
  const common = {
    ...{
      version: branch?.etaxVersion ?? ('v2.0' as const),
      createdAt: nowOf(ctx),
      seller: await sellerOf(ctx, row.seller),
    },
    ...{ lines: row.lines, groups: row.groups, base: Number(row.base), vat: Number(row.vat), total: Number(row.total) },
    originalBase: row.originalBase === null ? null : Number(row.originalBase),
    buyer: buyerOf(row),
  }
  const named = { number: row.number, issuedOn: row.issuedOn, type }
  const etax: EtaxDocument =
    kind === 'cancellation'
      ? { ...common, ...cancellationOf(row, named) }
      : { ...common, ...named, name: titles[row.kind].th, ...(await relationsOf(ctx, row, type)) }
  return { etax, branchID: row.branchID }
}

const buyerOf = ({ buyerName, buyerTaxId, buyerBranch, buyerAddress }: DocumentRow) => ({
  ...{ name: buyerName, taxId: buyerTaxId, branchNo: buyerBranch, address: buyerAddress },
})

/** Returns a seller as e-Tax names it, with the codes of its address. */
export async function sellerOf(
  ctx: Context,
  of: Pick<NonNullable<DocumentRow['seller']>, 'name' | 'taxId' | 'branchNo' | 'addressParts'>,
): Promise<EtaxSeller> {
  const { name, taxId, branchNo, addressParts } = of
  const part = (key: string) => addressParts[key] ?? ''
  const place = { subdistrict: part('subdistrict'), district: part('district'), province: part('province') }
  return {
    ...{ name, taxId, branchNo, codes: await placeCodes(ctx, place) },
    address: {
      ...{ no: part('NO'), building: part('BUILDING_TH'), moo: part('MOO'), lane: part('SOI_TH') },
      ...{ road: part('ROAD_TH'), postcode: part('zipcode') },
    },
  }
}

/** A cancellation refers to the document that it cancels, and has its number with a mark. */
const cancellationOf = ({ voidedAt, voidReason }: DocumentRow, cancelled: EtaxDocument['references'][number]) => ({
  ...{ type: 'T07' as const, number: `V-${cancelled.number}`, name: cancellationTitle },
  issuedOn: bangkokDay(Date.parse(voidedAt!)),
  purpose: { code: null, text: voidReason },
  references: [cancelled],
})

/** The documents to which a note or replacement refers, and its purpose: the code for another reason, with the reason. */
async function relationsOf(ctx: Context, row: DocumentRow, type: EtaxType) {
  const original = row.refersTo === null ? undefined : await documentRow(ctx, row.refersTo)
  const replaced = row.replaces === null ? undefined : await documentRow(ctx, row.replaces)
  const references = [original, replaced].flatMap((one) => {
    const of = one && etaxTypes[one.kind]
    return one?.number && one.issuedOn && of ? [{ number: one.number, issuedOn: one.issuedOn, type: of }] : []
  })
  const code = purposeCode(row, type)
  const text = row.reason || replaced?.voidReason || noReason
  return { references, purpose: code && references.length > 0 ? { code, text } : null }
}

function purposeCode({ lines }: DocumentRow, type: EtaxType): string | null {
  const area = lines.every(({ category }) => category === 'goods') ? 'G' : 'S'
  if (type === '81') return `CDN${area}99`
  if (type === '80') return `DBN${area}99`
  return { T03: 'TIVC99', T01: 'RCTC99' }[type as string] ?? null
}
