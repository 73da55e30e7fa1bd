import type { AfterChange } from '#platform/http/api/command.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { replaceCertificate } from '../issuing/replace-certificate.server.ts'
import { type CertificateStatus, liveKeyOf } from '../rules/certificate-state.ts'
import { certificateWords as words } from '../words.ts'

type Row = RowOf<'certification'>

/** The statuses that may follow each. */
const next: Record<CertificateStatus, readonly CertificateStatus[]> = {
  issued: ['expired', 'replaced', 'revoked'],
  expired: ['revoked'],
  replaced: [],
  revoked: [],
}

/**
 * Gives a new certificate its live key. Checks a change of the status, which needs a reason and is never taken back, and issues the
 * replacement.
 */
const settleCertificate: AfterChange = async (ctx, change) => {
  const [before, row] = [change.before as Row | null, change.row as unknown as Row]
  if (before === null) return row.status === 'issued' ? { liveKey: liveKeyOf(row) } : undefined
  if (before.status === row.status) return
  if (!next[before.status].includes(row.status)) throw invalid({ field: 'status', code: 'final', ...words.final })
  if (!row.reason?.trim()) throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  await compute(ctx, 'certification', { _id: row._id, change: { liveKey: null, ...momentOf(ctx, row) } })
  if (row.status === 'replaced') await replaceCertificate(ctx, row)
}

export default settleCertificate

const momentOf = (ctx: Context, { status }: Row) =>
  status === 'revoked' ? { revokedAt: nowOf(ctx) } : { endedAt: nowOf(ctx) }
