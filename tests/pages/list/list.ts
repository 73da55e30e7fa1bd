import type { Role } from '#platform/data/access/viewer.ts'
import type { TestDriver } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages } from '../../support/pages.ts'
import { attribute, parts, textOf } from '../../support/reading.ts'

export interface OfficeList {
  academy: Academy
  /** Returns the first cells of the rows at a URL of the course list, and the text of the whole page. */
  names: (query?: string, as?: Role) => Promise<string[]>
  text: (query?: string, as?: Role) => Promise<string>
  /** Returns the links of the page with their names for screen readers. */
  links: (query?: string, as?: Role) => Promise<{ href: string; label: string }[]>
  heads: (query?: string) => Promise<string[]>
  /** Sends a form of the list. `query` is its URL. */
  send: (
    form: Record<string, string>,
    query?: string,
    as?: Role,
  ) => Promise<{ status: number; to: string; text: string }>
  close: () => Promise<void>
}

/** The course list of the back office, as people and their forms use it. */
export const openList = async (driver: TestDriver, at?: number): Promise<OfficeList> => {
  const academy = await openAcademy(driver, at)
  const pages = await openPages(academy)
  const path = (query: string) => `/lesson/dashboard${query && `?${query}`}`
  const html = async (query = '', as: Role = 'admin') =>
    (await pages.open({ path: path(query), viewer: academy.viewer(as) })).text
  return {
    academy,
    links: async (query, as) =>
      parts(await html(query, as), 'a').map((link) => ({
        href: attribute(link, 'href') ?? '',
        label: attribute(link, 'aria-label') ?? textOf(link),
      })),
    heads: async (query) =>
      parts(await html(query), 'th')
        .filter((cell) => attribute(cell, 'role') === 'columnheader')
        .map((cell) => textOf(cell)),
    text: async (query, as) => textOf(parts(await html(query, as), 'main')[0] ?? ''),
    names: async (query, as) =>
      parts(await html(query, as), 'th')
        .filter((cell) => attribute(cell, 'role') === 'rowheader')
        .map((cell) => attribute(cell, 'title')!),
    send: async (form, query = '', as = 'admin') => {
      const answer = await pages.post({ path: path(query), form, viewer: academy.viewer(as) })
      const text = textOf(parts(answer.text, 'main')[0] ?? '')
      return { status: answer.status, to: String(answer.headers['location'] ?? ''), text }
    },
    close: async () => {
      await pages.close()
      await academy.close()
    },
  }
}
