import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { saveDraft } from '../submissions/draft/save-draft.server.ts'
import { issueOf } from '../submissions/issue.ts'
import { formExample as example } from './form-example.ts'

const body = z.strictObject({
  formID: z.string().regex(/^[0-9a-f]{24}$/),
  token: z.string().max(200),
  revision: z.number().int().min(0).max(1_000_000_000),
  changes: z.record(z.string().max(64), z.unknown()),
})

const perClient = [{ most: 60, ms: 60_000 }]

export const description: CallDescription = {
  summary: {
    th: 'เก็บร่างคำตอบ 30 วัน ส่งเฉพาะช่องที่เปลี่ยน',
    en: 'Keep a draft for 30 days. Send only the fields that changed',
  },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    revision: z.number(),
    token: z.string(),
    answers: z.record(z.string(), z.unknown()),
    conflicts: z.array(z.string()),
  }),
  examples: [
    {
      name: 'new-draft',
      summary: { th: 'ผู้เยี่ยมชมเก็บร่างคำตอบ', en: 'A visitor keeps a draft' },
      as: 'guest',
      request: {
        ...{ formID: example.formID, token: example.draftToken, revision: 0 },
        changes: { name: example.answers.name },
      },
    },
  ],
}

/** `POST /api/form/draft`: two devices are merged by field, and learn which fields conflict. */
const draft: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid(issueOf('wrong', 'changes'))
  ctx.app.limits.count(`form draft ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perClient)
  return { status: 200, ...(await saveDraft(ctx, read.data)) }
}

export default draft
