import { z } from 'zod'
import type { ApiCall, ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { SignedIn } from '#platform/identity/sign-in/open-session.ts'
import { completeSignIn, statusOfStep } from '#platform/identity/sign-in/second-step.ts'
import { signIn, statusOfRefused } from '#platform/identity/sign-in/sign-in.ts'
import { halfwaySignInExample, signInExample } from './examples.ts'
import { refusedStepWords } from '../words/session-words.ts'
import { refusedWords, signInWords } from '../words/words.ts'
import { describeSession, session } from './describe-session.server.ts'

const first = z.strictObject({
  username: z.string().min(1).max(254),
  password: z.string().min(1).max(1000),
  interface: z.enum(['frontend', 'backend']).default('frontend'),
  remember: z.boolean().default(false),
})
/** Sent with the cookie of the first response, within five minutes: six digits of an app, or a recovery code. */
const second = z.union([
  z.strictObject({ code: z.string().min(6).max(7) }),
  z.strictObject({ recovery: z.string().min(1).max(30) }),
])
const body = z.union([first, second])

export const description: CallDescription = {
  summary: {
    th: 'เข้าสู่ระบบ หากบัญชีใช้การยืนยันตัวตนแบบสองขั้นตอน คำตอบแรกมี session เป็น null และ secondFactor แล้วส่ง code หรือ recovery พร้อมคุกกี้ที่ได้',
    en: 'Sign in. If the account uses two-step verification, the first response has a null session and secondFactor. Then send code or recovery with the cookie you received',
  },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    message: z.string(),
    session: session.nullable(),
    secondFactor: z.array(z.enum(['code', 'recovery'])).optional(),
  }),
  examples: [signInExample, halfwaySignInExample],
}

/**
 * `POST /api/signin` (specification §7, L216.1): returns the public part of the session and sets its cookie. An account
 * with two-step login is first asked for the second step, and then gets the session.
 */
const signInCall: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) {
    const [issue] = read.error.issues
    const field = issue?.code === 'invalid_union' ? fieldOf(call.body) : (issue?.path.join('.') ?? '')
    throw invalid({ field, code: 'wrong', ...signInWords.wrongBody })
  }
  return 'username' in read.data
    ? firstStep(ctx, { call, given: read.data })
    : secondStep(ctx, { call, given: read.data })
}

export default signInCall

/** The invalid field of a login, if the body matches neither form. */
const fieldOf = (sent: unknown) => first.safeParse(sent).error?.issues[0]?.path.join('.') ?? ''

async function firstStep(ctx: Context, { call, given }: { call: ApiCall; given: z.infer<typeof first> }) {
  const done = await signIn(ctx, given)
  if ('refused' in done)
    return { status: statusOfRefused(done.refused), message: refusedWords[done.refused][ctx.locale] }
  if (!('pending' in done)) return answerOf(ctx, { call, done })
  call.cookies.push(done.pending)
  const message = signInWords.secondFactor[ctx.locale]
  return { status: 200, message, session: null, secondFactor: ['code', 'recovery'] }
}

async function secondStep(ctx: Context, { call, given }: { call: ApiCall; given: z.infer<typeof second> }) {
  const done = await completeSignIn(ctx, given)
  if (!('refused' in done)) return answerOf(ctx, { call, done })
  return { status: statusOfStep(done.refused), message: refusedStepWords[done.refused][ctx.locale] }
}

async function answerOf(ctx: Context, { call, done }: { call: ApiCall; done: SignedIn }) {
  call.cookies.push(...done.cookies)
  const { viewer, session: opened } = done
  return {
    status: 200,
    message: signInWords.done[ctx.locale],
    session: await describeSession({ ...ctx, viewer, session: opened }),
  }
}
