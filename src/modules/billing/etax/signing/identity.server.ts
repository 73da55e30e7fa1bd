import { openSecret } from '#platform/data/encryption/open-secret.ts'
import type { Context } from '#platform/context.ts'
import { expiryOf, readIdentity, type SigningIdentity } from './certificate.ts'

/** The texts of the certificate and of the private key of a tax branch, each null if not set. */
export async function identityTexts(ctx: Context, _id: string) {
  const open = (field: string) => openSecret(ctx, { collection: 'tax_branch', _id, field })
  return { certificate: await open('etaxCertificate'), key: await open('etaxKey') }
}

/** The certificate with which a tax branch signs now; null without one or if it has expired. */
export async function signingIdentity(ctx: Context, branchID: string): Promise<SigningIdentity | null> {
  const { certificate, key } = await identityTexts(ctx, branchID)
  if (certificate === null || key === null) return null
  const identity = readIdentity(certificate, key)
  if (typeof identity === 'string') return null
  return Date.parse(expiryOf(identity.certificate)) > ctx.now ? identity : null
}
