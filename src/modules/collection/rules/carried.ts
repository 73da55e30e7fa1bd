/** What a copy of a course has from its original; how it is filed and whether it is shown is the unit's. */
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

/** Whom a page is shown to goes with it: elsewhere it is not open to more people. Where it lies, and whether it is shown, is the unit's. */
const ofPage = [
  ...(['type', 'slug', 'title', 'content', 'builder', 'feature_image', 'display', 'mode', 'fullscreen'] as const),
  ...(['authen', 'audience', 'visibleFrom', 'visibleUntil'] as const),
  ...(['searchTitle', 'searchText', 'sharePicture', 'noindex', 'topics'] as const),
]

type Row = Record<string, unknown>

/** Lecturers are people of the original's site: elsewhere their names stay. A type of that site's own list is unknown elsewhere. */
export const carriedOfCourse = (row: Row): Row => ({
  ...picked(row, ofCourse),
  type: row['type'] === 'onsite' ? 'onsite' : 'online',
  lecturer: (row['lecturer'] as { name: string }[]).map(({ name }) => ({ id: null, name })),
})

export const carriedOfPage = (row: Row): Row => picked(row, ofPage)

export const carriedOfLesson = (row: Row): Row => picked(row, ofLesson)

const picked = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

/** What becomes of a copy's showing: a course that the group withdraws is hidden, and only what the group hid is shown again. */
export const showing = (of: { isOpen: boolean; isShown: boolean; isHidden: boolean }) => {
  if (!of.isOpen) return { isShown: false, isHidden: of.isHidden || of.isShown }
  return { isShown: of.isShown || of.isHidden, isHidden: false }
}

/** The lessons so that each comes after the one that it is under. */
export const parentsFirst = <L extends { _id: string; parent: string | null }>(lessons: readonly L[]): L[] => {
  const beneath = (parent: string | null): L[] =>
    lessons.filter((one) => one.parent === parent).flatMap((one) => [one, ...beneath(one._id)])
  return beneath(null)
}
