import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { sampleFile } from '../files/sample-file.server.ts'

/** The bank file of the sample account, made of the orders that are unpaid now. */
export const loader = loads(async (ctx, { params }) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const file = await sampleFile(ctx, params.id ?? '')
  if (!file) throw notFound()
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...{ 'content-type': 'text/plain; charset=windows-874', 'cache-control': 'private, no-store' },
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  })
})
