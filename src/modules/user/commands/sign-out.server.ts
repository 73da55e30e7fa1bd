import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { signOut } from '#platform/identity/sign-in/sign-in.ts'
import { signInWords } from '../words/words.ts'

export const description: CallDescription = {
  summary: { th: 'ออกจากระบบ', en: 'Sign out' },
  answer: z.strictObject({ status: z.literal(200), message: z.string() }),
  examples: [
    { name: 'learner', summary: { th: 'ผู้เรียนออกจากระบบ', en: 'A learner signs out' }, as: 'user', request: {} },
  ],
}

/** `POST /api/signout`: ends the session on the server and clears the cookie. */
const signOutCall: ApiCommand = async (ctx, call) => {
  call.cookies.push(await signOut(ctx))
  return { status: 200, message: signInWords.out[ctx.locale] }
}

export default signOutCall
