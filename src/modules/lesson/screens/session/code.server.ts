import { href } from 'react-router'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeCode } from '../../teaching/session/describe-attendance.server.ts'

/** The check-in code, for the screen of the room. */
export const loader = loads(async (ctx, { params }) => {
  const id = params.id ?? ''
  const board = await describeCode(ctx, { id, back: href('/lesson/session/:id', { id }) })
  return { title: pageTitle(ctx, board.words.codeTitle), board }
})
