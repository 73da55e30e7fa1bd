import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { documentXml } from '../../tables.ts'
import type { XmlKind } from './etax-of-document.server.ts'

/**
 * Returns the XML of a document that the viewer may read, or of its cancellation, with its number as file name. Null for any other id, and
 * for a document without XML.
 */
export async function xmlOf(ctx: Context, { _id, kind }: { _id: string; kind: XmlKind }) {
  if (!/^[0-9a-f]{24}$/.test(_id)) return null
  const document = await from(ctx, 'tax_document')
    .select('number')
    .where('tax_document._id', '=', _id)
    .executeTakeFirst()
  if (!document?.number) return null
  const stored = await fromPrivate(ctx, documentXml)
    .select('xml')
    .where('documentID', '=', _id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return stored?.xml ? { xml: stored.xml, name: xmlName(document.number, kind) } : null
}

/** Returns the name of the file of an XML. */
export const xmlName = (number: string, kind: string): string =>
  `${number.replaceAll('/', '-')}${kind === 'cancellation' ? '-cancelled' : ''}.xml`

/** Returns the address of the XML of each of these documents that has one. Callers pass ids that the viewer may read. */
export async function xmlAddresses(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await fromPrivate(ctx, documentXml)
    .select('documentID')
    .where('documentID', 'in', [...ids])
    .where('kind', '=', 'document')
    .where('xml', 'is not', null)
    .execute()
  return new Map(rows.map(({ documentID: id }) => [id, href('/billing/document/:id/xml', { id })]))
}

/** Returns what staff see of the XML of a document and of its cancellation: whether there is one, signed or not, and why not. */
export async function xmlStates(ctx: Context, _id: string) {
  if (!isStaff(ctx.viewer)) return []
  const rows = await fromPrivate(ctx, documentXml)
    .select(['kind', 'sha256', 'isSigned', 'problems', 'createdAt'])
    .where('documentID', '=', _id)
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ problems, ...row }) => ({ ...row, problems: JSON.parse(problems) as Text[] }))
}
