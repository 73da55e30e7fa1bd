import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { expiryOf, nameIn, readIdentity } from '../etax/signing/certificate.ts'
import { identityTexts } from '../etax/signing/identity.server.ts'
import { certificateWords as words } from '../etax/words.ts'

/** Checks the certificate of a tax branch and its private key when they change, and notes whose it is and until when. */
const afterTaxBranchChange: AfterChange = async (ctx, { before, row }) => {
  if (secretsIn(before) === secretsIn(row)) return
  const facts = await certificateFacts(ctx, row._id)
  if (before === null) return facts
  await compute(ctx, 'tax_branch', { _id: row._id, change: facts })
}

export default afterTaxBranchChange

const secretsIn = (row: ChangedRow['before']) =>
  JSON.stringify([row?.['etaxCertificate'] ?? null, row?.['etaxKey'] ?? null])

async function certificateFacts(ctx: Context, _id: string) {
  const { certificate, key } = await identityTexts(ctx, _id)
  if (certificate === null && key === null) return { etaxSubject: null, etaxExpiresAt: null }
  if (certificate === null) throw invalid({ field: 'etaxCertificate', code: 'required', ...words.both })
  if (key === null) throw invalid({ field: 'etaxKey', code: 'required', ...words.both })
  const identity = readIdentity(certificate, key)
  if (identity === 'certificate') throw invalid({ field: 'etaxCertificate', code: 'certificate', ...words.certificate })
  if (typeof identity === 'string') throw invalid({ field: 'etaxKey', code: identity, ...words[identity] })
  const etaxExpiresAt = expiryOf(identity.certificate)
  if (Date.parse(etaxExpiresAt) <= ctx.now)
    throw invalid({ field: 'etaxCertificate', code: 'expired', ...words.expired })
  return { etaxSubject: nameIn(identity.certificate), etaxExpiresAt }
}
