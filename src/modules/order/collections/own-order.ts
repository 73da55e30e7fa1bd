import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'

/** Managers read all orders, learners their own, and a visitor the one whose link they opened (`withOrder`). */
export const readsOrder = (viewer: Viewer) =>
  isAtLeast(viewer, 'manager') ||
  (viewer.role === 'user' && { userID: viewer.id }) ||
  (viewer.role === 'guest' && viewer.opened !== undefined && { _id: { $in: [...viewer.opened] } })

/** Who reads an order reads its lines, payments, slips, parcels and events. */
export const readsPartOfOrder = (viewer: Viewer) => {
  const filter = readsOrder(viewer)
  return typeof filter === 'boolean' ? filter : { order: filter }
}

/** Whether the viewer ordered it: a learner with their account, or a visitor with their link. */
export const isBuyer = (
  { viewer }: { viewer: Viewer },
  { _id, userID }: { _id: string; userID: string | null },
): boolean =>
  userID === null ? viewer.role === 'guest' && viewer.opened?.includes(_id) === true : userID === viewer.id
