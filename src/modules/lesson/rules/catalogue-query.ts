/** What a catalogue's address asks for (GET parameters); what is wrong in it counts as not given. */
export interface CatalogueQuery {
  category: string
  type: '' | 'online' | 'onsite'
  price: '' | 'free'
  page: number
}

/** Courses of a page of the catalogue. */
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

/** The category code that an address names, or ''. */
export const categoryIn = (asked: URLSearchParams) => plain(asked.get('category') ?? '')

/** What is looked for, fit for an address and a query: '' where nothing is left of it. */
export const keywordOf = (text: string) => plain(text).replace(/^\.{1,2}$/, '')

/** The page that an address asks for, from 1. */
export const pageOf = (asked: URLSearchParams) => {
  const page = Number(asked.get('page'))
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

/** The query string of parameters, empty ones and the first page left out: `?type=onsite&page=2` or ''. */
export const queryOf = (parameters: Record<string, string | number>) => {
  const given = Object.entries(parameters).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

/** The beginning of every page's address; the number goes to its end. */
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
