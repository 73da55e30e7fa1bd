import { RequestError } from '#platform/errors/errors.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { defineStep, type StepCall, type StepResult } from '#platform/flow/step-definition.ts'
import { setPassword } from '../../../change-password.server.ts'
import { changeWords } from '../../../../words/words.ts'
import { askPerson, failPerson, fieldNames, readValues } from '../person-fields.ts'
import { stepWords as words } from '../words.ts'

const input = fieldNames('newPassword', 'present', 'code')
type ChangeCall = StepCall<{ newPassword: string; present: string; code: string }>

/** Changes the person's password (L154, U19): with the present one, or with the code of a mail for who is not signed in. */
export default defineStep({
  code: 'changepwd',
  input,
  ask: (call) => askFor(call),
  answer: async (call, { outcome: { isTrue, values } }) => {
    if (!isTrue) return { outcome: false }
    const names = ['newPassword', proofOf(call)] as const
    const given = readValues(values, names)
    if (!given) return failed(call, words.invalid[call.ctx.locale])
    const { newPassword, present, code } = given as { newPassword: string; present?: string; code?: string }
    try {
      await setPassword(call.ctx, { newPassword, requestId: code, currentPassword: present })
    } catch (error) {
      if (error instanceof RequestError) return failed(call, textOf(error, call))
      throw error
    }
    return { outcome: true, message: changeWords.done[call.ctx.locale] }
  },
})

const proofOf = ({ ctx }: ChangeCall) => (isSignedIn(ctx.viewer) ? 'present' : 'code')

const askFor = (call: ChangeCall, message = '') =>
  askPerson('changepwd', { names: ['newPassword', proofOf(call)], fields: call.input, message })

const failed = (call: ChangeCall, message: string): StepResult =>
  failPerson(words.changeFailed, { again: askFor(call, message) })

/** The broken rules of the site, after the sentence of the specification. */
const textOf = ({ issues }: RequestError, { ctx: { locale } }: ChangeCall) =>
  [words.changeFailed[locale], ...issues.map((issue) => issue[locale])].join(' ')
