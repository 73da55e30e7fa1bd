import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { pdfOf } from '../issuing/read-document.server.ts'

/** The PDF of a document, for its buyer and for staff; with `?copy` marked as a copy. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const mark = url.searchParams.has('copy') ? 'copy' : 'original'
  const found = await pdfOf(ctx, { _id: params['id'] ?? '', mark })
  if (!found) throw notFound()
  const name = `${found.number.replaceAll('/', '-')}${mark === 'copy' ? '-copy' : ''}.pdf`
  return new Response(new Uint8Array(found.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
