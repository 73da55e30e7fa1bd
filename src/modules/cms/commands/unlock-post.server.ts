import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden, invalid, notFound, tooMany } from '#platform/errors/errors.ts'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { unlockExample } from './examples.ts'
import { gateWords } from '../words.ts'
import { tryPassword } from './gate/try-password.server.ts'

const body = z.strictObject({ password: z.string().min(1).max(128) })

/** The request and response of `POST /post/{id}/unlock`. */
export const description: CallDescription = {
  summary: {
    th: 'เปิดหน้าที่มีรหัสผ่าน: คีย์ของหน้าใช้ได้จนปิดเบราว์เซอร์',
    en: 'Open a password-protected page: its key is valid until the browser is closed',
  },
  request: body,
  answer: z.strictObject({ status: z.literal(200), key: z.string() }),
  examples: [unlockExample],
}

/**
 * A page that requires a login asks for that first (requirement L136.2). A page without a password cannot be unlocked.
 */
const unlockPost: ApiCommand = async (ctx, { params, body: sent, cookies }) => {
  const read = body.safeParse(sent)
  if (!read.success)
    throw invalid({ field: 'password', code: 'wrong', th: gateWords.wrongTitle.th, en: gateWords.wrongText.en })
  const posts = from(ctx, 'post')
    .select(['post._id', 'post.authen'])
    .where('post._id', '=', params['id'] ?? '')
  const post = await posts.where('post.hasPassword', '=', true).executeTakeFirst()
  if (!post || (post.authen && !isSignedIn(ctx.viewer) && !isStaff(ctx.viewer))) throw notFound()
  const opened = await tryPassword(ctx, post, read.data)
  if ('key' in opened) {
    cookies.push(opened.cookie)
    return { status: 200, key: opened.key }
  }
  if (opened.refused === 'too-often') throw tooMany({ field: 'password', code: 'too-often', ...gateWords.tooOften })
  throw forbidden({ field: 'password', code: 'wrong', th: gateWords.wrongTitle.th, en: gateWords.wrongText.en })
}

export default unlockPost
