import { update } from '#platform/data/collection/write.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterUpload } from '#platform/http/api/command.ts'
import { refusals } from '../words.ts'

const kinds = /\.(?:pdf|jpe?g|png)$/

/** An uploaded file becomes the file of the certificate that its form names. Its sender may change it until staff confirm it. */
const afterCertificateUpload: AfterUpload = async (ctx, { row, key }) => {
  if (!kinds.test(key)) throw invalid({ field: 'file', code: 'type', ...refusals.wrongFile })
  await update(ctx, 'withholding_certificate', { _id: row, change: { file: key } })
}

export default afterCertificateUpload
