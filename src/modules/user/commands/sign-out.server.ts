import type { ApiCommand } from '#platform/api/command.ts'
import { signOut } from '#platform/session/sign-in.ts'
import { signInWords } from '../words.ts'

/** `POST /api/signout`: the session ends on the server, and the cookie forgets it. */
const signOutCall: ApiCommand = async (ctx, call) => {
  call.cookies.push(await signOut(ctx))
  return { status: 200, message: signInWords.out[ctx.locale] }
}

export default signOutCall
