import { sql } from 'kysely'
import { jwtVerify } from 'jose'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { hashOf } from '../../session/session.ts'
import { type ProvingKey, provingKey } from './key.ts'

/** The site's trust settings for the other system; null if not set. */
interface Trusted extends ProvingKey {
  issuer: string
}

/** The parts of an assertion that are still needed. */
export interface Assertion {
  jti: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const longestSeconds = 60
/** Tolerance for clock differences between systems. */
const toleratedSeconds = 5

export const trustedBy = async (ctx: Context): Promise<Trusted | null> => {
  const { rows } = await sql<{ _id: string; issuer: string | null }>`select _id, "bypassIssuer" as issuer
    from configuration where site = ${ctx.site._id} and "bypassKey" is not null`.execute(ctx[executor])
  const [row] = rows
  if (!row?.issuer) return null
  const text = await openSecret(ctx, { collection: 'configuration', _id: row._id, field: 'bypassKey' })
  const proving = provingKey(text ?? '')
  return proving && { issuer: row.issuer, ...proving }
}

/**
 * Reads a signed assertion (guides U28): a compact JWS of the system that the site trusts. It must be for this host and
 * this user, issued now, and valid for at most a minute. Returns null for anything else.
 */
export const readAssertion = async (
  ctx: Context,
  of: { text: string; subject: string; trusted: Trusted },
): Promise<Assertion | null> => {
  const { text, subject, trusted } = of
  try {
    const { payload } = await jwtVerify(text, trusted.key, {
      algorithms: trusted.algorithms,
      issuer: trusted.issuer,
      subject,
      audience: ctx.site.hostname,
      requiredClaims: ['iat', 'exp', 'jti'],
      maxTokenAge: longestSeconds,
      clockTolerance: toleratedSeconds,
      currentDate: new Date(ctx.now),
    })
    const { aud, iat = 0, exp = 0, jti } = payload
    const isOurs = typeof aud === 'string' && typeof jti === 'string' && jti.length > 0 && jti.length <= 200
    return isOurs && exp - iat <= longestSeconds ? { jti, expiresAt: exp * 1000 } : refused(ctx, 'bounds')
  } catch (error) {
    const { code = 'unknown', claim } = error as { code?: string; claim?: string }
    return refused(ctx, claim === undefined ? code : `${code} ${claim}`)
  }
}

/** Marks an assertion as used. Returns false if it was used before. */
export const spend = async (ctx: Context, { jti, expiresAt }: Assertion): Promise<boolean> => {
  const until = new Date(expiresAt + 2 * toleratedSeconds * 1000).toISOString()
  const { rows } = await sql`insert into used_assertion (site, hash, "expiresAt")
    values (${ctx.site._id}, ${hashOf(jti)}, ${until}) on conflict do nothing returning hash`.execute(ctx[executor])
  return rows.length > 0
}

/** The log gives the reason, for the developer of the other system; the page does not. */
function refused({ app, site }: Context, why: string): null {
  app.settings.log(`sign-in from another system on ${site._id} refused: ${why}`)
  app.errorLog.add({ site: site._id, level: 'warning', source: 'server', text: `sign-in from another system: ${why}` })
  return null
}
