import type { FastifyReply } from 'fastify'
import type { Made } from '#platform/http/page-cache/page-cache.ts'
import type { Preview } from './preview-of.ts'
import { placeInPreview, stayInPreview } from './stay-in-preview.ts'
import { refusedWords } from './words.ts'

/** A preview is read-only: it refuses every form, for everyone. */
export const refuseInPreview = (reply: FastifyReply, { ctx }: Preview) =>
  reply.code(403).headers(unkept).type('text/plain; charset=utf-8').send(`${refusedWords.onlyLook[ctx.locale]}\n`)

/** Not cached, not indexed, and without a referrer. */
const unkept = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Sends a page in preview: without its cookies, and with links that stay in the preview. */
export const sendPreview = (reply: FastifyReply, { page, preview }: { page: Made; preview: Preview }) => {
  const { location, ...headers } = page.headers
  reply.code(page.status).headers({ ...headers, ...unkept })
  if (location) reply.header('location', placeInPreview(location, preview.token))
  const isPage = headers['content-type']?.startsWith('text/html')
  return reply.send(isPage ? stayInPreview(page.body.toString('utf8'), preview.token) : page.body)
}
