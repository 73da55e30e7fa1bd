import type { FastifyRequest } from 'fastify'
import { runIdempotent, keyOf } from '#platform/http/api/idempotency.ts'
import type { App, Context } from '#platform/context.ts'

/**
 * Returns the calls that accept an Idempotency-Key, such as `POST /enroll`. A call that no module answers stops the
 * start.
 */
export const idempotentCallsOf = ({ manifests }: App): ReadonlySet<string> => {
  const calls = manifests.flatMap((module) => {
    const there = [...Object.keys(module.api), ...module.collections.map(({ name }) => `POST /${name}`)]
    const wrong = module.idempotentCalls.find((call) => !there.includes(call))
    if (wrong) throw new Error(`module '${module.name}' answers '${wrong}' once, and does not answer it at all`)
    return module.idempotentCalls
  })
  return new Set(calls)
}

/** Answers a call. If it accepts an Idempotency-Key and repeats one, it returns the earlier response. */
export const answerMaybeOnce = async (
  ctx: Context,
  of: { request: FastifyRequest; once: ReadonlySet<string>; answer: (ctx: Context) => Promise<unknown> },
): Promise<{ body: unknown; isReplayed: boolean }> => {
  const { request, once, answer } = of
  const header = request.headers['idempotency-key']
  if (header === undefined || !once.has(calledOf(request))) return { body: await answer(ctx), isReplayed: false }
  const { method, url, ip, headers, body } = request
  const path = url.replace(/\?.*/, '').replace(/\/$/, '')
  const asked = JSON.stringify([method, path, body ?? null])
  return runIdempotent(ctx, { key: keyOf(header), client: `${ip} ${headers['user-agent'] ?? ''}`, asked }, answer)
}

/** Returns the call as manifests write it: its path under /api, with the name of the collection filled in. */
const calledOf = ({ method, routeOptions, params }: FastifyRequest) =>
  `${method} ${(routeOptions.url ?? '').replace(/^\/api/, '').replace(':c', (params as { c?: string }).c ?? '')}`
