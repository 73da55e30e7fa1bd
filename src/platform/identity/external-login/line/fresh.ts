import type { Context } from '#platform/context.ts'
import { credentialOf, isRight } from '../../password/credential.ts'
import { pretendToCheck } from '../../password/password.ts'
import { forgetTry, mayTry } from '../../sign-in/tries.ts'

/**
 * Whether the viewer may link a chat account: a learner of this site with a password to confirm their identity. A user
 * from another system would otherwise keep a sign-in that the other system cannot revoke.
 */
export const mayLink = async (ctx: Context): Promise<boolean> => {
  const { viewer, session, site } = ctx
  if (viewer.role !== 'user' || viewer.actor || session?.mode !== 'standard' || !site.hasLine) return false
  return (await credentialOf(ctx, personOf(ctx))) !== null
}

/** Asks for the password again before linking a chat account, with the attempt limits of the log-in. */
export const reauthenticate = async (ctx: Context, password: string): Promise<'right' | 'wrong' | 'too-many'> => {
  const name = `link ${ctx.viewer.id}`
  if (!mayTry(ctx, name)) return 'too-many'
  const person = personOf(ctx)
  const stored = await credentialOf(ctx, person)
  const isHis = stored ? await isRight(ctx, { person, stored, password }) : await pretendToCheck(ctx.app, password)
  if (!isHis) return 'wrong'
  forgetTry(ctx, name)
  return 'right'
}

const personOf = ({ viewer }: Context) => ({ site: viewer.home, _id: viewer.id })
