import { z } from 'zod'
import type { ApiCommand } from '#platform/api/command.ts'
import type { CallDescription } from '#platform/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { signIn, statusOfRefused } from '#platform/session/sign-in.ts'
import { signInExample } from '../examples.ts'
import { refusedWords, signInWords } from '../words.ts'
import { describeSession, session } from './describe-session.server.ts'

const body = z.strictObject({
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(1000),
  interface: z.enum(['frontend', 'backend']).default('frontend'),
  remember: z.boolean().default(false),
})

export const description: CallDescription = {
  summary: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.string(), session }),
  examples: [signInExample],
}

/** `POST /api/signin` (specification §7, L216.1): the session's public part and the cookie that carries it. */
const signInCall: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...signInWords.wrongBody })
  const done = await signIn(ctx, read.data)
  if ('refused' in done)
    return { status: statusOfRefused(done.refused), message: refusedWords[done.refused][ctx.locale] }
  call.cookies.push(done.cookie)
  const { viewer, session: opened } = done
  return {
    status: 200,
    message: signInWords.done[ctx.locale],
    session: await describeSession({ ...ctx, viewer, session: opened }),
  }
}

export default signInCall
