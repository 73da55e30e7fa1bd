import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { sendSigned } from '#platform/http/api-key/send-signed.ts'
import { consoleWords as words } from '../../words.ts'
import type { Tried } from './console.tsx'
import { describeSnippets, offeredCalls } from './describe-console.ts'

const longestBody = 20_000
const longestAnswer = 20_000

/** Sends the call in the form. If it cannot be sent, returns the reason and the submitted values. */
export const tryCall = async (
  ctx: Context,
  { key, scopes, form }: { key: string; scopes: readonly string[]; form: FormData },
): Promise<Tried> => {
  const said = (name: string) => String(form.get(name) ?? '')
  const call = offeredCalls(ctx, scopes).find(({ name }) => name === said('call'))
  if (!call) throw notFound()
  const [id, written] = [said('id').trim(), said('body')]
  const body = call.method === 'GET' || call.method === 'DELETE' || written.trim() === '' ? '' : compact(written)
  const problems = {
    ...(call.path.includes(':id') && !/^[0-9a-f]{24}$/.test(id) && { id: words.badId[ctx.locale] }),
    ...(body === null && { body: words.badBody[ctx.locale] }),
    ...(written.length > longestBody && { body: words.tooLong[ctx.locale] }),
  }
  const asked = { call: call.name, id, body: written }
  if (body === null || Object.keys(problems).length > 0) return { asked, problems }
  // The write is made under the key's name. The key's history records who triggered it.
  if (call.call.by !== 'read') await update(ctx, 'api_key', { _id: key, change: {} })
  const target = call.path.replace(':id', id)
  const { status, text, ms } = await sendSigned(ctx, { key, method: call.method, target, body })
  return {
    ...{ asked, problems, snippets: describeSnippets(ctx, { key, call, id, body }) },
    answer: {
      status: { text: String(status), tone: status < 400 ? 'live' : 'broken' },
      took: fill(words.took[ctx.locale], { ms: Math.round(ms).toLocaleString('th-TH') }),
      ...cut(ctx, readable(text)),
    },
  }
}

const cut = ({ locale }: Context, text: string) => ({
  text: text.slice(0, longestAnswer),
  cut: text.length > longestAnswer ? fill(words.cut[locale], { n: longestAnswer.toLocaleString('th-TH') }) : null,
})

const compact = (text: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return null
  }
}

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
