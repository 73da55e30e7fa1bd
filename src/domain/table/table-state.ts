/** Rows on a page of a table, 10 by default (specification §9). */
export const pageSizes = [10, 20, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** The view that the viewer of a table has chosen. */
export interface TableState {
  q: string
  /** '' for the default order. */
  sort: string
  isDescending: boolean
  /** From 1. */
  page: number
  size: PageSize
}

export const newTable = (given: Partial<TableState> = {}): TableState => ({
  ...{ q: '', sort: '', isDescending: false, page: 1, size: 10 },
  ...given,
})

/**
 * Returns the state after a click on a heading: ascending, then descending, and always the first page (specification
 * L145).
 */
export const sortedBy = (state: TableState, sort: string): TableState => ({
  ...state,
  ...{ sort, isDescending: state.sort === sort && !state.isDescending, page: 1 },
})

/** A search starts at the first page. */
export const searchedFor = (state: TableState, q: string): TableState => ({ ...state, q, page: 1 })

export const sizedAs = (state: TableState, size: PageSize): TableState => ({ ...state, size, page: 1 })

export const turnedTo = (state: TableState, page: number): TableState => ({ ...state, page })

export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

const buttons = 5

/** Returns the pages with a button: at most five, with the current one in the middle if possible. */
export const pageButtons = ({ page, size }: Pick<TableState, 'page' | 'size'>, total: number): number[] => {
  const last = lastPage(total, size)
  const first = Math.max(1, Math.min(page - 2, last - buttons + 1))
  return Array.from({ length: Math.min(buttons, last) }, (_, at) => first + at)
}

/** Returns the body of `POST {c}/query` (specification §7) for this page of these columns. */
export const questionOf = (state: TableState, columns: { shown: readonly string[]; searched: readonly string[] }) => {
  const words = state.q.trim().slice(0, 100).split(/\s+/).filter(Boolean)
  const filters = columns.searched.length > 0 ? words.map((word) => holding(word, columns.searched)) : []
  return {
    method: 'find' as const,
    args: filters.length > 0 ? [{ $and: filters }] : [],
    paging: { page: state.page, limit: state.size },
    ...(state.sort !== '' && { sort: { [state.sort]: state.isDescending ? (-1 as const) : (1 as const) } }),
    fields: ['_id', ...columns.shown],
  }
}

/** Matches rows with the word in one of the columns, literally. */
const holding = (word: string, columns: readonly string[]) => {
  const $regex = word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
  return { $or: columns.map((column) => ({ [column]: { $regex, $options: 'i' } })) }
}
