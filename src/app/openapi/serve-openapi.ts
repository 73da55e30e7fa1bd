import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { knowsTag } from '#domain/browser/knows-tag.ts'
import { type Documented, openApiDocument } from '#platform/http/openapi/document.ts'
import answers from './answers.json' with { type: 'json' }

/** `GET /api/openapi.json`: one document for all sites and people, generated on the first request and cached. */
export const serveOpenApi = (server: FastifyInstance, of: Omit<Documented, 'answers'>) => {
  let kept: ReturnType<typeof made> | null = null
  server.get('/api/openapi.json', async (request, reply) => {
    kept ??= made({ ...of, answers })
    reply.headers({ etag: kept.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (knowsTag(request.headers['if-none-match'], kept.etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    const isZipped = String(request.headers['accept-encoding'] ?? '').includes('gzip')
    return isZipped ? reply.header('content-encoding', 'gzip').send(kept.zipped) : reply.send(kept.text)
  })
}

function made(of: Documented) {
  // Stored as bytes, because a text would be encoded for each response.
  const text = Buffer.from(JSON.stringify(openApiDocument(of)))
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { text, etag, zipped: gzipSync(text) }
}
