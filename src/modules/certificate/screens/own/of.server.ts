import { loads } from '#platform/http/request.server.ts'
import { describeOwn } from '../../checking/describe-own.server.ts'

/** The certificates of a learner in a course, for that learner, staff and the lecturers of the course. */
export const loader = loads((ctx, { params }) =>
  describeOwn(ctx, { cid: params['cid'] ?? '', uid: params['uid'] ?? '' }),
)
