/** The fields that a copied course takes from its original. The unit decides its filing and whether it is published. */
const ofCourse = [
  ...(['name', 'lesson_type', 'cover', 'hours', 'days', 'short_description', 'description'] as const),
  ...(['certification', 'price', 'sale_price', 'startRegistDate', 'endRegistDate'] as const),
  ...(['startDate', 'endDate', 'inOrder', 'accessDays'] as const),
]
const ofLesson = [
  ...(['order', 'name', 'kind', 'content', 'video', 'file', 'stream', 'captions', 'link'] as const),
  ...(['minutes', 'preview', 'status'] as const),
  ...(['opensOn', 'opensAfter', 'completion', 'minMinutes', 'noSkipping'] as const),
]

/**
 * The audience of a page is copied, so that it is not open to more people elsewhere. The unit decides its place and
 * whether it is published.
 */
const ofPage = [
  ...(['type', 'slug', 'title', 'content', 'builder', 'feature_image', 'display', 'mode', 'fullscreen'] as const),
  ...(['authen', 'audience', 'visibleFrom', 'visibleUntil'] as const),
  ...(['searchTitle', 'searchText', 'sharePicture', 'noindex', 'topics'] as const),
]

type Row = Record<string, unknown>

/**
 * Lecturers are people of the original's site, so only their names are copied. A type of that site's own list is
 * unknown elsewhere.
 */
export const carriedOfCourse = (row: Row): Row => ({
  ...picked(row, ofCourse),
  type: row['type'] === 'onsite' ? 'onsite' : 'online',
  lecturer: (row['lecturer'] as { name: string }[]).map(({ name }) => ({ id: null, name })),
})

export const carriedOfPage = (row: Row): Row => picked(row, ofPage)

export const carriedOfLesson = (row: Row): Row => picked(row, ofLesson)

const picked = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

/** Whether a copy is shown. A course that the group withdraws is hidden, and only what the group hid is shown again. */
export const showing = (of: { isOpen: boolean; isShown: boolean; isHidden: boolean }) => {
  if (!of.isOpen) return { isShown: false, isHidden: of.isHidden || of.isShown }
  return { isShown: of.isShown || of.isHidden, isHidden: false }
}

/** Sorts lessons so that each comes after its parent. */
export const parentsFirst = <L extends { _id: string; parent: string | null }>(lessons: readonly L[]): L[] => {
  const beneath = (parent: string | null): L[] =>
    lessons.filter((one) => one.parent === parent).flatMap((one) => [one, ...beneath(one._id)])
  return beneath(null)
}
