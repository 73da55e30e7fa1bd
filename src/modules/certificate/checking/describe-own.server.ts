import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { describeCertificate } from './describe-certificate.ts'
import { checkAddress } from '../issuing/certificate-paper.server.ts'
import { ownWords } from './own-words.ts'

/** The certificates of a learner in a course that the viewer may read, the newest first. Throws not-found for a course that is not there. */
export async function describeOwn(ctx: Context, { cid, uid }: { cid: string; uid: string }) {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'certificate.own', words: ownWords })
  if (!/^[0-9a-f]{24}$/.test(cid) || !/^[0-9a-f]{24}$/.test(uid)) throw notFound()
  const found = await from(ctx, 'certification')
    .selectAll()
    .where('certification.courseID', '=', cid)
    .where('certification.userID', '=', uid)
    .orderBy('certification.issuedAt', 'desc')
    .orderBy('certification._id')
    .limit(50)
    .execute()
  const isOthers = uid !== ctx.viewer.id
  if (found.length === 0 && (isOthers || !(await hasCourse(ctx, cid)))) throw notFound()
  return {
    ...{ title: pageTitle(ctx, words.title), words, course: href('/lesson/detail/:id', { id: cid }) },
    certificates: found.map((row) => ({
      ...describeCertificate(ctx, row),
      course: row.courseName,
      file: row.file === null ? null : href('/certificate/file/:id', { id: row._id }),
      share: checkAddress(ctx, row.code),
    })),
  }
}

const hasCourse = async (ctx: Context, _id: string) =>
  (await from(ctx, 'course').select('course._id').where('course._id', '=', _id).executeTakeFirst()) !== undefined
