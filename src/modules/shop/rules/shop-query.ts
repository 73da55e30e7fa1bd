/** The GET parameters of the product list. Invalid values count as missing. */
export interface ShopQuery {
  text: string
  category: string
  /** A value of a property, as products hold it: `name: value`. */
  property: string
  sort: ShopSort
  page: number
}

export const sorts = ['newest', 'cheapest', 'dearest', 'name'] as const
export type ShopSort = (typeof sorts)[number]

/** Products per page. */
export const pageSize = 24
const maxPage = 1000

export const readShopQuery = (asked: URLSearchParams): ShopQuery => {
  const page = Number(asked.get('page'))
  const sort = sorts.find((one) => one === asked.get('sort')) ?? 'newest'
  return {
    text: plain(asked.get('q') ?? ''),
    category: plain(asked.get('category') ?? ''),
    property: plain(asked.get('property') ?? ''),
    sort,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1,
  }
}

/** The query string of a list, without what is as usual: `?category=books&page=2` or ''. */
export const shopQueryString = ({
  text = '',
  category = '',
  property = '',
  sort = 'newest',
  page = 1,
}: Partial<ShopQuery>): string => {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(category && { category }),
    ...(property && { property }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query && `?${query}`
}

const plain = (text: string) =>
  text
    .slice(0, 100)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
