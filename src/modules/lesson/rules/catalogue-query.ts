/** The GET parameters of the catalogue. Invalid values count as missing. */
export interface CatalogueQuery {
  category: string
  type: '' | 'online' | 'onsite'
  price: '' | 'free'
  page: number
}

/** Courses per catalogue page. */
export const pageSize = 24

export const readCatalogueQuery = (asked: URLSearchParams): CatalogueQuery => {
  const type = asked.get('type')
  return {
    category: categoryIn(asked),
    type: type === 'online' || type === 'onsite' ? type : '',
    price: asked.get('price') === 'free' ? 'free' : '',
    page: pageOf(asked),
  }
}

/** The category code in the URL, or ''. */
export const categoryIn = (asked: URLSearchParams) => plain(asked.get('category') ?? '')

/** The search term, cleaned for a URL and a query. Empty if nothing is left. */
export const keywordOf = (text: string) => plain(text).replace(/^\.{1,2}$/, '')

/** The requested page, from 1. */
export const pageOf = (asked: URLSearchParams) => {
  const page = Number(asked.get('page'))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** The query string of parameters, without empty ones and the first page: `?type=onsite&page=2` or ''. */
export const queryOf = (parameters: Record<string, string | number>) => {
  const given = Object.entries(parameters).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

/** The URL prefix of every page. The page number goes at its end. */
export const pagesOf = (address: string, parameters: Record<string, string | number>) => {
  const query = queryOf(parameters)
  return `${address}${query === '' ? '?' : `${query}&`}page=`
}

const plain = (text: string) =>
  text
    .slice(0, 100)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
