import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { conflict, forbidden, invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { jsonFault } from '#domain/validation/json.ts'
import { issueOf } from '../submissions/issue.ts'
import { submitForm, type SubmitOutcome } from '../submissions/submit-form.server.ts'
import { formExample as example, keyOf } from './form-example.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** Clients also send status, process and userID. They are ignored (U5). */
const body = z.object({
  data: z.object({
    parent: z.string().max(24).nullish(),
    formData: z.record(z.string().max(64), z.unknown()),
    formID: id,
    courseID: z.string().max(24).nullish(),
    userID: z.string().max(24).nullish(),
    status: z.string().max(20).nullish(),
    process: z.string().max(60).nullish(),
  }),
  options: z.object({
    version: z.number().int().min(1),
    token: z.string().max(200),
    key: z.string().max(64).optional(),
    /** What a field holds that people do not see. */
    trap: z.string().max(500).optional(),
  }),
})

/** The most that answers may hold. */
const limits = { depth: 6, bytes: 400_000 }

export const description: CallDescription = {
  summary: {
    th: 'ส่งแบบฟอร์ม ส่งซ้ำด้วย Idempotency-Key เดิมได้ใบรับเดิมเสมอ',
    en: 'Send a form. A repeat with the same Idempotency-Key receives the same receipt for ever',
  },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    _id: z.string(),
    number: z.string(),
    at: z.string(),
    order: z.string().nullable(),
    autoFlow: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    replayed: z.boolean(),
  }),
  examples: [
    {
      name: 'send',
      summary: { th: 'ผู้เยี่ยมชมส่งแบบฟอร์ม', en: 'A visitor sends a form' },
      as: 'guest',
      request: {
        data: { formID: example.formID, formData: example.answers },
        options: { version: 1, token: example.submitToken, key: keyOf(example.submitToken) },
      },
    },
  ],
}

/** `POST /api/form` (specification L223). The key is in the header Idempotency-Key, as in other calls that submit. */
const submit: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success || jsonFault(read.data.data.formData, limits)) throw invalid(issueOf('wrong', 'formData'))
  const { data, options } = read.data
  if (data.parent && data.parent !== ctx.site._id) throw notFound()
  if (data.userID && data.userID !== ctx.viewer.id) throw notFound()
  const outcome = await submitForm(ctx, {
    ...{ postID: data.formID, version: options.version, token: options.token, answers: data.formData },
    key: call.headers['idempotency-key'] ?? options.key ?? '',
    courseID: data.courseID ?? null,
    ...(options.trap !== undefined && { trap: options.trap }),
  })
  return answerOf(outcome)
}

export default submit

function answerOf(outcome: SubmitOutcome) {
  if (outcome.kind === 'sent') {
    const { orderID, ...receipt } = outcome.receipt
    return { status: 200, ...receipt, order: orderID, replayed: outcome.isReplayed }
  }
  if (outcome.kind === 'refused')
    throw invalid(...outcome.issues.map(({ path, code, th, en }) => ({ field: path, code, th, en })))
  const { th, en } = outcome
  if (outcome.kind === 'closed') throw forbidden({ field: 'form', code: outcome.code, th, en })
  throw changed(outcome)
}

/** Each changed question is an issue, so that the browser can show what is new. */
function changed({ th, en, changes }: Extract<SubmitOutcome, { kind: 'changed' }>): RequestError {
  return conflict(
    { field: 'version', code: 'changed', th, en },
    ...changes.slice(0, 100).map(({ code, name }) => ({ field: name, code, th: name, en: name })),
  )
}
