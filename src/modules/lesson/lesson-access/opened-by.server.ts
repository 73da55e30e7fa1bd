import type { Context } from '#platform/context.ts'
import type { Standing } from './lesson-states.server.ts'

/**
 * A context in which what a lesson teaches may be read, where the standing opens it; otherwise the context as it was, in which the
 * row rule of the lesson withholds it.
 */
export const openedBy = (ctx: Context, lessonID: string, standing: Pick<Standing, 'state'> | undefined): Context =>
  !standing || standing.state === 'locked' ? ctx : { ...ctx, viewer: { ...ctx.viewer, opened: [lessonID] } }
