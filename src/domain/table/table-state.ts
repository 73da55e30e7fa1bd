/** How many rows a page of a table may have, 10 unless chosen (specification §9). */
export const pageSizes = [10, 20, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** What the person of a table asks to see. */
export interface TableState {
  q: string
  /** '' for the order that the rows have of themselves. */
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

/** A press on a heading: ascending, a second one descending, and from the first page again (specification L145). */
export const sortedBy = (state: TableState, sort: string): TableState => ({
  ...state,
  ...{ sort, isDescending: state.sort === sort && !state.isDescending, page: 1 },
})

/** What is searched is shown from its first page. */
export const searchedFor = (state: TableState, q: string): TableState => ({ ...state, q, page: 1 })

export const sizedAs = (state: TableState, size: PageSize): TableState => ({ ...state, size, page: 1 })

export const turnedTo = (state: TableState, page: number): TableState => ({ ...state, page })

export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

const buttons = 5

/** The pages that have a button: five at most, the present one in their middle where it can be. */
export const pageButtons = ({ page, size }: Pick<TableState, 'page' | 'size'>, total: number): number[] => {
  const last = lastPage(total, size)
  const first = Math.max(1, Math.min(page - 2, last - buttons + 1))
  return Array.from({ length: Math.min(buttons, last) }, (_, at) => first + at)
}

/** What is asked of the call `POST {c}/query` (specification §7) for this page of these columns. */
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

/** Rows that hold the word, as it is written, in one of the columns. */
const holding = (word: string, columns: readonly string[]) => {
  const $regex = word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
  return { $or: columns.map((column) => ({ [column]: { $regex, $options: 'i' } })) }
}
