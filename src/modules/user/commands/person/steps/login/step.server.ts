import type { PersonAction } from '#domain/flow/run-protocol.ts'
import { defineStep, type StepCall, type StepResult } from '#platform/flow/step-definition.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { SignedIn } from '#platform/identity/sign-in/open-session.ts'
import { completeSignIn } from '#platform/identity/sign-in/second-step.ts'
import { signIn } from '#platform/identity/sign-in/sign-in.ts'
import { askPerson, failPerson, fieldNames, readValues } from '../person-fields.ts'
import { stepWords as words } from '../words.ts'

const input = fieldNames('username', 'password')
type LoginCall = StepCall<{ username: string; password: string }>

/**
 * Signs the person in (L154, L246), with the limits and the second factor of the log-in page. The values come with the
 * answer and are never stored.
 */
export default defineStep({
  code: 'login',
  input,
  ask: (call) => askLogin(call),
  answer: async (call, { outcome: { isTrue, values } }) => {
    if (!isTrue) return { outcome: false }
    const code = readValues(values, ['code'])
    if (code) return secondStep(call, code.code)
    const given = readValues(values, ['username', 'password'])
    if (!given) return failPerson(words.invalid, { again: askLogin(call, words.invalid[call.ctx.locale]) })
    return firstStep(call, given)
  },
})

const askLogin = ({ input: fields }: LoginCall, message = ''): PersonAction =>
  askPerson('login', { names: ['username', 'password'], fields, message })

async function firstStep(call: LoginCall, given: { username: string; password: string }): Promise<StepResult> {
  const { ctx } = call
  const failed = () => failPerson(words.loginFailed, { again: askLogin(call, words.loginFailed[ctx.locale]) })
  if (isSignedIn(ctx.viewer)) return { outcome: true }
  try {
    const done = await signIn(ctx, { ...given, interface: 'frontend', remember: false })
    if ('refused' in done) return failed()
    if (!('pending' in done)) return signedIn(done)
    const message = words.code[ctx.locale]
    const again = askPerson('login', { names: ['code'], fields: {}, message })
    return { outcome: null, message, again, cookies: [done.pending] }
  } catch (error) {
    if (error instanceof RequestError) return failed()
    throw error
  }
}

async function secondStep(call: LoginCall, code: string): Promise<StepResult> {
  const done = await completeSignIn(call.ctx, { code })
  if (!('refused' in done)) return signedIn(done)
  const message = words.loginFailed[call.ctx.locale]
  return failPerson(words.loginFailed, {
    again:
      done.refused === 'wrong-factor'
        ? askPerson('login', { names: ['code'], fields: {}, message })
        : askLogin(call, message),
  })
}

const signedIn = ({ account, session, cookies }: SignedIn): StepResult => ({
  outcome: true,
  ...(session && { session: { binding: session.hash, home: account.site, userID: account._id } }),
  cookies,
})
