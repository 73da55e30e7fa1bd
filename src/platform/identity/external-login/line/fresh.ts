import type { Context } from '#platform/context.ts'
import { credentialOf, isRight } from '../../password/credential.ts'
import { pretendToCheck } from '../../password/password.ts'
import { forgetTry, mayTry } from '../../sign-in/tries.ts'

/**
 * Whether the viewer may link a chat account: a learner of this site who has a password to show that it is he. Who came
 * from another system would keep a way in that the other system cannot close.
 */
export const mayLink = async (ctx: Context): Promise<boolean> => {
  const { viewer, session, site } = ctx
  if (viewer.role !== 'user' || viewer.actor || session?.mode !== 'standard' || !site.hasLine) return false
  return (await credentialOf(ctx, personOf(ctx))) !== null
}

/** The fresh check before a chat account is linked: his password, guessed at as seldom as at the log-in. */
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
