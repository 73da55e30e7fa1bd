/** How many posts a group shows on a page may be chosen from these (specification §9). */
const groupSizes = [10, 50, 100, 200, 500, 1000, 2000]
const groupSize = 100
const listSize = 10

export interface ListPage {
  /** The page that is shown, from 1. */
  at: number
  size: number
  /** The sizes that are offered; none on a list of posts, which has one. */
  sizes: number[]
}

/** How many posts are on a page: of a group as many as were asked for, where that is offered. */
export const pageSizeOf = (display: 'single' | 'group', asked: string | null): Pick<ListPage, 'size' | 'sizes'> => {
  if (display === 'single') return { size: listSize, sizes: [] }
  const size = groupSizes.find((one) => String(one) === asked) ?? groupSize
  return { size, sizes: groupSizes }
}

/** Whether the posts under a page are listed on it. */
export const isList = ({ type, display }: { type: string; display: string }) => type === 'post' || display === 'group'
