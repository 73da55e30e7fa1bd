import type { AfterChange } from '#platform/http/api/command.ts'
import { compute } from '#platform/data/collection/write.ts'

/** A certificate has one open review of a cause. When it is done, another one may follow. */
const settleReview: AfterChange = async (ctx, { before, row }) => {
  const openKey = row['status'] === 'open' ? `${String(row['certificationID'])} ${String(row['cause'])}` : null
  if (before === null) return { openKey }
  if (before['status'] !== row['status'])
    await compute(ctx, 'certificate_review', { _id: row._id, change: { openKey } })
}

export default settleReview
