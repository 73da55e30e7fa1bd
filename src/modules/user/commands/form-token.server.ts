import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { formToken } from '#platform/identity/session/form-token.ts'

export const description: CallDescription = {
  summary: { th: 'ขอโทเค็นของฟอร์มสมัครสมาชิก', en: 'Get the token for the registration form' },
  answer: z.strictObject({ status: z.literal(200), token: z.string() }),
  examples: [
    { name: 'token', summary: { th: 'โทเค็นใช้ได้สองชั่วโมง', en: 'The token is valid for two hours' }, as: 'guest' },
  ],
}

/** `GET /api/form-token`: the token with which a registration form asks whether a value is taken (U3). */
const giveFormToken: ApiCommand = async (ctx) => ({ status: 200, token: formToken(ctx) })

export default giveFormToken
