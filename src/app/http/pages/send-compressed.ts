import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodings } from '#platform/http/page-cache/compression.ts'
import type { Page } from '#platform/http/page-cache/page-cache.ts'

/** Sends a body in the best available encoding that the client accepts. */
export const sendCompressed = async (
  reply: FastifyReply,
  request: FastifyRequest,
  { body, pack }: Pick<Page, 'body' | 'pack'>,
) => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = pack && encodings.find((one) => accepted.includes(one))
  if (!encoding) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await pack(encoding))
}
