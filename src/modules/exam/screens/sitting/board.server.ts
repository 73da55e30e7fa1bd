import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeBoard } from '../../sitting/invigilation/board/describe-board.server.ts'
import { handleBoard } from '../../sitting/invigilation/board/handle-board.server.ts'

/** The board of a round, for its invigilators. */
export const loader = loads(async (ctx, { params }) => {
  const board = await describeBoard(ctx, params['id'] ?? '')
  return { title: pageTitle(ctx, board.words.heading), board }
})

export const action = acts((ctx, { params, form }) => handleBoard(ctx, { id: params['id'] ?? '', form }))
