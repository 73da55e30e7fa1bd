import { z } from 'zod'
import { defineStep, StepError } from '#platform/flow/step-definition.ts'
import { askForLink } from '../../../forgot.server.ts'
import { askPerson, failPerson, fieldNames, readValues } from '../person-fields.ts'
import { stepWords as words } from '../words.ts'

const names = ['email'] as const

/** Starts a password reset (L154, U19): the answer does not tell whether an account has the address. */
export default defineStep({
  code: 'forgot',
  input: fieldNames(...names),
  ask: ({ input }) => askPerson('forgot', { names, fields: input }),
  answer: async ({ ctx, input }, { outcome: { isTrue, values } }) => {
    if (!isTrue) return { outcome: false }
    const given = readValues(values, names)
    if (!given || !z.email().max(254).safeParse(given.email).success) {
      const message = words.forgotFailed[ctx.locale]
      return failPerson(words.forgotFailed, { again: askPerson('forgot', { names, fields: input, message }) })
    }
    if ((await askForLink(ctx, given.email)) === null) throw new StepError(words.forgotFailed)
    return { outcome: true, message: words.forgotDone[ctx.locale] }
  },
})
