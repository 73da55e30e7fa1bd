import { type ComponentType, createContext, type LazyExoticComponent, type ReactNode } from 'react'
import type { Context } from '#platform/context.ts'
import type { RowViewModel } from '../page-view-model.server.ts'

declare module '#platform/context.ts' {
  interface App {
    pageTypes: PageTypes
  }
}

/** What the view of a page type gets: the rows of the page, and what its own load returned. */
export interface PageTypeViewProps<Content> {
  rows: readonly RowViewModel[]
  content: Content
  /** Wraps a row or object by id, for the marks of a comparison. */
  around?: ((id: string, shown: ReactNode) => ReactNode) | undefined
}

/** Loads what the view of a page type needs beside the rows. It is cached with the page, so it holds nothing personal. */
export type PageTypeLoad<Content> = (ctx: Context, page: { _id: string }) => Promise<Content>

/** Answers a form that a browser without a script sent to the page. The view gets the answer; it may be personal. */
export type PageTypeAct<Answer> = (
  ctx: Context,
  sent: { _id: string; form: FormData },
) => Promise<{ status: number; answer: Answer }>

/** A page type with a view of its own, as the server knows it. */
interface PageType {
  load: PageTypeLoad<unknown>
  act?: PageTypeAct<unknown>
  /** The style sheets of its view. */
  styles: readonly string[]
}

/** Page types with a view of their own, by type. */
export type PageTypes = ReadonlyMap<string, PageType>

// oxlint-disable-next-line no-explicit-any -- each view gets what the load of its own type returned
export type PageTypeViews = Readonly<Record<string, LazyExoticComponent<ComponentType<PageTypeViewProps<any>>>>>

/** The views of page types that the application collected from its modules. */
export const PageViewsByType = createContext<PageTypeViews>({})
