import { noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { pdfResponse } from '../../pdf/pdf-response.ts'
import { certificatePdf } from '../../issuing/read-certificate.server.ts'

/** The PDF of a certificate, as it was issued; with `?view` to open and print it. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const found = await certificatePdf(ctx, params['id'] ?? '')
  if (!found) throw notFound()
  return pdfResponse(found.pdf, { name: found.name, isShown: url.searchParams.has('view') })
})
