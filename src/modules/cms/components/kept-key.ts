/* The key of a page in session storage (specification §4). The tab keeps it until it is closed. It is not the
   password. */

const nameOf = (page: string) => `page-key ${page}`

/** The key that this tab received. Null without one, or if storage is unavailable. */
export const keptKey = (page: string): string | null => tried(() => sessionStorage.getItem(nameOf(page)))

export const keepKey = (page: string, key: string) => tried(() => sessionStorage.setItem(nameOf(page), key))

export const forgetKey = (page: string) => void tried(() => sessionStorage.removeItem(nameOf(page)))

function tried<T>(reach: () => T): T | null {
  try {
    return reach()
  } catch {
    return null
  }
}
