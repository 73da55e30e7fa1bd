import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { hashOf, newSecret } from '../../session/session.ts'
import { attemptMs } from './cookie.ts'

/** What the server keeps of a sign-in that is under way (guides U24). */
export interface Kept {
  next: string
  nonce: string
  verifier: string
  /** The session whose person links the account; null where somebody signs in. */
  session: string | null
}

/** Keeps a new sign-in for ten minutes and gives the state for the provider and the secret for the browser's cookie. */
export const keepState = async (ctx: Context, of: Pick<Kept, 'next' | 'session'>) => {
  const [state, browser, nonce, verifier] = [newSecret(), newSecret(), newSecret(), newSecret()]
  const until = new Date(ctx.now + attemptMs).toISOString()
  await sql`insert into login_state (hash, browser, site, session, next, nonce, verifier, "expiresAt")
    values (${hashOf(state)}, ${hashOf(browser)}, ${ctx.site._id}, ${of.session}, ${of.next}, ${nonce}, ${verifier},
      ${until})`.execute(ctx[executor])
  return { state, browser, nonce, verifier }
}

/**
 * What was kept under a state, once: null for one that is forged, was used, is too old, is another site's, or comes from
 * another browser. Who is not the one that began cannot use it up either.
 */
export const takeState = async (ctx: Context, of: { state: string; browser: string }): Promise<Kept | null> => {
  if (![of.state, of.browser].every((one) => /^[\w-]{43}$/.test(one))) return null
  const { rows } = await sql<Kept>`delete from login_state where hash = ${hashOf(of.state)}
    and browser = ${hashOf(of.browser)} and site = ${ctx.site._id} and "expiresAt" > ${nowOf(ctx)}
    returning next, nonce, verifier, session`.execute(ctx[executor])
  return rows[0] ?? null
}
