import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Academy } from '../../../support/academy.ts'
import type { SiteKey } from '../../../support/cast.ts'

export const issuer = 'hr.factory'
export const sharedSecret = 'a-shared-secret-of-more-than-32-letters'

/** Lets a site trust the portal, or no portal. */
export const trust = async (
  academy: Academy,
  site: SiteKey = 'skills',
  change: object = { bypassIssuer: issuer, bypassKey: sharedSecret },
) => {
  const owner = academy.as('superadmin', site)
  const { _id } = await from(owner, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  await update(owner, 'configuration', { _id, change })
}

export interface PortalMessage {
  claims?: Record<string, unknown>
  header?: { alg: string }
  key?: Parameters<SignJWT['sign']>[0]
}

/** The portal's assertion about a person, valid except for the given values. */
export const assert = (sub: string, { claims = {}, header = { alg: 'HS256' }, key }: PortalMessage = {}) => {
  const now = Math.floor(Date.now() / 1000)
  const right = { iss: issuer, aud: 'localhost', sub, iat: now, exp: now + 60, jti: randomUUID() }
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader(header)
    .sign(key ?? new TextEncoder().encode(sharedSecret))
}
