import type { Context } from '#platform/context.ts'
import type { Standing } from './lesson-states.server.ts'

/**
 * A context in which the lesson's content may be read, if the state unlocks it. Otherwise returns the same context, in
 * which the row rule hides the content.
 */
export const openedBy = (ctx: Context, lessonID: string, standing: Pick<Standing, 'state'> | undefined): Context =>
  !standing || standing.state === 'locked' ? ctx : { ...ctx, viewer: { ...ctx.viewer, opened: [lessonID] } }
