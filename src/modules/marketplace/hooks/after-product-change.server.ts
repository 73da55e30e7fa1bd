import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { refusals } from '../words.ts'

/** Only products of approved vendors are published. */
const afterProductChange: AfterChange = async (ctx, { before, row }) => {
  const { status, vendorID } = row
  if (!status || !vendorID || !ctx.site.plugins.has('marketplace')) return
  if (before?.['status'] && before['vendorID'] === vendorID) return
  const vendor = await from(ctx, 'vendor')
    .select('vendor.state')
    .where('vendor._id', '=', String(vendorID))
    .forShare()
    .executeTakeFirst()
  if (vendor?.state !== 'approved') throw invalid({ field: 'vendorID', code: 'not-approved', ...refusals.notApproved })
}

export default afterProductChange
