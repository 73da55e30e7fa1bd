import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { xmlOf } from '../../etax/files/read-xml.server.ts'

/** The XML of a document, for its buyer and for staff; with `?cancelled` that of its cancellation. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const kind = url.searchParams.has('cancelled') ? 'cancellation' : 'document'
  const found = await xmlOf(ctx, { _id: params['id'] ?? '', kind })
  if (!found) throw notFound()
  return new Response(found.xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${found.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
