import { createHash } from 'node:crypto'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { documentXml } from '../../tables.ts'
import { etaxProblems } from '../format/check-etax.ts'
import type { EtaxDocument } from '../format/etax-document.ts'
import type { EtaxProblem } from '../format/problem.ts'
import { writeEtax } from '../format/write-etax.ts'
import { signingIdentity } from '../signing/identity.server.ts'
import { signXml } from '../signing/sign-xml.server.ts'
import { etaxOfDocument, type XmlKind } from './etax-of-document.server.ts'

interface XmlKey {
  documentID: string
  kind: XmlKind
}

/**
 * Writes, checks and signs the XML of a document or of its cancellation, outside any transaction. Returns the row to store: the XML, or the
 * problems. Null if there is nothing to write, or a signed XML exists.
 */
export async function writtenXml(ctx: Context, of: XmlKey) {
  if ((await storedState(ctx, of))?.isSigned) return null
  const found = await etaxOfDocument(ctx, of)
  if (!found) return null
  const { plain, problems } = await checkedXml(ctx, found.etax)
  const said = problems.map(({ th, en }) => ({ th, en }))
  const common = { ...of, problems: JSON.stringify(said), createdAt: nowOf(ctx) }
  if (plain === null) return { ...common, xml: null, sha256: null, isSigned: false }
  const identity = await signingIdentity(ctx, found.branchID)
  const xml = identity ? await signXml(plain, identity, ctx.now) : plain
  const sha256 = createHash('sha256').update(xml).digest('hex')
  return { ...common, xml, sha256, isSigned: identity !== null }
}

/** The XML of a document that neither our rules nor the schema refuse; null with the problems of any other. */
async function checkedXml(
  ctx: Context,
  etax: EtaxDocument,
): Promise<{ plain: string | null; problems: EtaxProblem[] }> {
  const wrong = etaxProblems(etax)
  if (wrong.length > 0) return { plain: null, problems: wrong }
  const plain = writeEtax(etax)
  const problems = await ctx.app.etaxSchemas.problemsOf(plain, etax.type)
  return { plain: problems.length === 0 ? plain : null, problems }
}

/** Stores a written XML in place of one without signature. A signed one stays. */
export async function storeXml(ctx: Context, row: NonNullable<Awaited<ReturnType<typeof writtenXml>>>): Promise<void> {
  if ((await storedState(ctx, row))?.isSigned) return
  const onConflict = { columns: ['documentID' as const, 'kind' as const], update: 'all' as const }
  await insertPrivate(ctx, documentXml, { row, onConflict })
}

const storedState = (ctx: Context, { documentID, kind }: XmlKey) =>
  fromPrivate(ctx, documentXml)
    .select('isSigned')
    .where('documentID', '=', documentID)
    .where('kind', '=', kind)
    .executeTakeFirst()
