import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { hashOf, newSecret } from '../../session/session.ts'
import { attemptMs } from './cookie.ts'

/** The server's record of a pending sign-in (guides U24). */
export interface Kept {
  next: string
  nonce: string
  verifier: string
  /** The session whose user links the account; null for a sign-in. */
  session: string | null
}

/** Stores a new sign-in for ten minutes. Returns the state for the provider and the secret for the browser's cookie. */
export const keepState = async (ctx: Context, of: Pick<Kept, 'next' | 'session'>) => {
  const [state, browser, nonce, verifier] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const until = new Date(ctx.now + attemptMs).toISOString()
  await sql`insert into login_state (hash, browser, site, session, next, nonce, verifier, "expiresAt")
    values (${hashOf(state)}, ${hashOf(browser)}, ${ctx.site._id}, ${of.session}, ${of.next}, ${nonce}, ${verifier},
      ${until})`.execute(ctx[executor])
  return { state, browser, nonce, verifier }
}

/**
 * Returns and deletes the record of a state. Null for a forged, used or expired one, or one of another site or browser.
 * Another browser cannot use it up either.
 */
export const takeState = async (ctx: Context, of: { state: string; browser: string }): Promise<Kept | null> => {
  if (![of.state, of.browser].every((one) => /^[\w-]{43}$/.test(one))) return null
  const { rows } = await sql<Kept>`delete from login_state where hash = ${hashOf(of.state)}
    and browser = ${hashOf(of.browser)} and site = ${ctx.site._id} and "expiresAt" > ${nowOf(ctx)}
    returning next, nonce, verifier, session`.execute(ctx[executor])
  return rows[0] ?? null
}
