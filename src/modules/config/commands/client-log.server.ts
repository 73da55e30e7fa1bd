import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { clientLogExample } from './examples.ts'
import { masked } from '#domain/validation/log/masked.ts'
import { clientLogWords } from '../words.ts'
import postLog from './post-log.server.ts'

const body = z.strictObject({ text: z.string().min(1).max(1000) })

export const description: CallDescription = {
  summary: { th: 'แจ้งข้อผิดพลาดที่เกิดในเบราว์เซอร์', en: 'Report a browser error' },
  request: body,
  answer: z.strictObject({ status: z.literal(200) }),
  examples: [clientLogExample],
}

/** For each network address. Further reports are ignored, because no client waits for the response. */
const limits = [{ most: 20, ms: 60_000 }]

/**
 * `POST /api/client-log` (specification §7): forwards browser errors to the team chat, without personal data (attack
 * H20). Only the server knows the chat's URL.
 */
const clientLog: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid({ field: 'text', code: 'wrong', ...clientLogWords.wrong })
  ctx.app.limits.count(`client-log ${ctx.site._id} ${ctx.address}`, limits)
  ctx.app.errorLog.add({ site: ctx.site._id, level: 'error', source: 'browser', text: read.data.text })
  const text = `${ctx.site.hostname} ${masked(read.data.text)}`
  if (ctx.app.settings.logWebhookUrl) await enqueue(ctx, postLog, { payload: { text } })
  return { status: 200 }
}

export default clientLog
