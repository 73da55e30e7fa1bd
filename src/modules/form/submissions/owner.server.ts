import type { Context } from '#platform/context.ts'

/** Whose something is: the home and `_id` of the viewer, or empty for a visitor. */
export const ownerOf = ({ viewer }: Context): string => (viewer.id === '' ? '' : `${viewer.home} ${viewer.id}`)
