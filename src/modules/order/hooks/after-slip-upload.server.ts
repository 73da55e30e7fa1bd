import { invalid } from '#platform/errors/errors.ts'
import type { AfterUpload } from '#platform/http/api/command.ts'
import { submitSlip } from '../payments/slips.server.ts'
import { orderWords as words } from '../words.ts'

const pictures = /\.(?:jpe?g|png|webp)$/

/** An uploaded picture becomes the slip of the order that its form names. Throws invalid for another type of file. */
const afterSlipUpload: AfterUpload = async (ctx, { row, key, checksum }) => {
  if (!pictures.test(key)) throw invalid({ field: 'file', code: 'type', ...words.slipMissing })
  await submitSlip(ctx, { orderID: row, file: key, checksum })
}

export default afterSlipUpload
