/** The page sizes for the posts of a group (specification §9). */
const groupSizes = [10, 50, 100, 200, 500, 1000, 2000]
const groupSize = 100
const listSize = 10

export interface ListPage {
  /** The current page, from 1. */
  at: number
  size: number
  /** The available sizes. Empty for a list of posts, which has a fixed size. */
  sizes: number[]
}

/** The number of posts per page. For a group, the requested size if it is available. */
export const pageSizeOf = (display: 'single' | 'group', asked: string | null): Pick<ListPage, 'size' | 'sizes'> => {
  if (display === 'single') return { size: listSize, sizes: [] }
  const size = groupSizes.find((one) => String(one) === asked) ?? groupSize
  return { size, sizes: groupSizes }
}

/** Whether a page lists its posts. */
export const isList = ({ type, display }: { type: string; display: string }) => type === 'post' || display === 'group'
