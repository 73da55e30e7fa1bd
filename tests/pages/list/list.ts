import type { Role } from '#platform/data/access/viewer.ts'
import type { TestDriver } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages } from '../../support/pages.ts'
import { attribute, parts, textOf } from '../../support/reading.ts'

export interface OfficeList {
  academy: Academy
  /** The first cells of the rows that an address of the list of courses shows, and the whole page in words. */
  names: (query?: string, as?: Role) => Promise<string[]>
  text: (query?: string, as?: Role) => Promise<string>
  /** What the page leads to, and how its links are named for who hears it. */
  links: (query?: string, as?: Role) => Promise<{ href: string; label: string }[]>
  heads: (query?: string) => Promise<string[]>
  /** Sends a form of the list; `query` is the address that it is at. */
  send: (
    form: Record<string, string>,
    query?: string,
    as?: Role,
  ) => Promise<{ status: number; to: string; text: string }>
  close: () => Promise<void>
}

/** The back office's list of courses, as people and their forms use it. */
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
