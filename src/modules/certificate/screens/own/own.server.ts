import { redirect } from 'react-router'
import { isStaff } from '#platform/data/access/viewer.ts'
import { listRouteOf } from '#platform/manifest/list-route.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeOwn } from '../../checking/describe-own.server.ts'

/** The viewer's own certificates of a course. Staff see those of all learners in the office. */
export const loader = loads(async (ctx, { params }) => {
  const cid = params['cid'] ?? ''
  const list = isStaff(ctx.viewer) ? listRouteOf(ctx, 'certification') : undefined
  if (list && /^[0-9a-f]{24}$/.test(cid)) throw redirect(`${list.path}?where=courseID:is:${cid}`)
  return describeOwn(ctx, { cid, uid: ctx.viewer.id })
})
