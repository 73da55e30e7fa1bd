import { from } from '#platform/data/collection/rows.ts'
import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { monthZip } from '../../etax/files/month-files.server.ts'
import { monthIn } from '../../issuing/read-report.server.ts'

/** A ZIP with the XML, PDF and report of a part of the documents of a tax branch in a month. */
export const loader = loads(async (ctx, { url, params }) => {
  noStore(ctx)
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const branch = await from(ctx, 'tax_branch')
    .select(['tax_branch._id', 'branchNo'])
    .where('tax_branch._id', '=', params.branch ?? '')
    .executeTakeFirst()
  const part = /^[1-9]\d{0,3}$/.test(asked('part') || '1') ? Number(asked('part') || '1') : 0
  if (!branch || part === 0) throw notFound()
  ctx.app.limits.count(`etax ${ctx.site._id} ${ctx.viewer.id}`, [{ most: 60, ms: 600_000 }])
  const month = monthIn(ctx, asked('month'))
  const zip = await monthZip(ctx, { branchID: branch._id, month, part })
  if (!zip) throw notFound()
  return new Response(new Uint8Array(zip), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="etax-${branch.branchNo}-${month}-${part}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
