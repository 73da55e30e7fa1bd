import { z } from 'zod'
import { callHost, CallError, type CallFault } from '#platform/http/safe-fetch/call-host.ts'
import { fetchPolicy } from '#platform/http/safe-fetch/fetch-policy.ts'
import type { Context } from '#platform/context.ts'
import { isOwnHost } from '#platform/site/hostnames.ts'
import { listHosts } from '#platform/flow/settings/hosts.ts'
import { defineStep, StepError, type StepCall } from '#platform/flow/step-definition.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { stepWords as words } from '../../step-words.ts'

const timeoutMs = 10_000
const maxBytes = 256 * 1024

const header = z.object({
  name: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  value: z
    .string()
    .max(4000)
    .regex(/^[\t\x20-\x7e\x80-\xff]*$/),
})
const input = z.object({
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.url({ protocol: /^https?$/ }).max(4000),
  headers: z.array(header).max(20).default([]),
  isRepeatable: z.boolean().default(false),
})
type HttpInput = z.infer<typeof input>

/**
 * Calls a URL on the list of the site's hosts (L154, L225). `status` of the result is true exactly at HTTP 200. A call
 * has the same Idempotency-Key at each try.
 */
export default defineStep({
  code: 'http',
  input,
  secretHost: ({ url }) => new URL(url).host,
  isRepeatable: ({ method, isRepeatable }) => isRepeatable || !['POST', 'PATCH'].includes(method),
  run: async (call) => {
    const url = new URL(call.input.url)
    await assertAllowed(call.ctx, url)
    const { status: code, text } = await send(call, url)
    const isOk = code >= 200 && code < 300
    return { outcome: code === 200, result: { status: code === 200, code, ok: isOk, body: bodyOf(text) } }
  },
  dryRun: async ({ ctx, input: { url } }) => {
    await assertAllowed(ctx, new URL(url))
    return { outcome: true, result: { status: true, code: 200, ok: true, body: {} } }
  },
})

/** The list is asked at each call: a host that was removed is not called again. */
async function assertAllowed(ctx: Context, url: URL) {
  const isListed = (await listHosts(ctx)).includes(url.host)
  if (!isListed || url.username !== '' || url.password !== '' || (await isOwnHost(ctx.app, url.hostname)))
    throw new StepError(hosted(words.hostNotAllowed, url))
}

async function send({ ctx, input: { method, headers }, request, key }: StepCall<HttpInput>, url: URL) {
  const own: Record<string, string> = request === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await callHost({
      ...{ policy: fetchPolicy(ctx.app.settings.innerHosts), method, url, timeoutMs, maxBytes },
      headers: {
        ...{ accept: 'application/json', ...own },
        ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
        'idempotency-key': key,
      },
      body: request === undefined || method === 'GET' || method === 'HEAD' ? undefined : JSON.stringify(request),
    })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    throw new StepError(hosted(texts[error.fault], url), { isUnsure: error.fault === 'unknown' })
  }
}

const texts: Readonly<Record<CallFault, Text>> = {
  forbidden: words.hostNotAllowed,
  unreachable: words.notReached,
  unknown: words.noResult,
  large: words.tooLarge,
}

const hosted = ({ th, en }: Text, { host }: URL): Text => ({ th: fill(th, { host }), en: fill(en, { host }) })

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text.slice(0, 8000)
  }
}
