import type { ComponentType, LazyExoticComponent } from 'react'
import type { z } from 'zod'
import type { Page } from '#domain/page/page.ts'
import type { Fact } from '#domain/page/check/fact.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { BlockEditor } from '#domain/page/edit/block-editor.ts'

declare module '#platform/context.ts' {
  interface App {
    blocks: Blocks
    /** Addresses of the style sheets of every page of a site, without those of its blocks. */
    pageStyles: readonly string[]
  }
}

/** A kind of page object: its props, and the defaults of a new one. */
export interface Block<Props> {
  type: string
  version: number
  label: Text
  editor: BlockEditor
  props: z.ZodType<Props>
  defaults: Props
  /** Purely static: links, text, and native browser controls. Its script loads on the first interaction. */
  isStatic?: true
  /** Its view depends on the page's address. */
  knowsAddress?: true
  /**
   * Its load returns pages (`HeldPage`), whose rows appear in its place; it has no view. Included pages include no
   * further ones.
   */
  isHolder?: true
  /** Upgrades props of an earlier version to this one. */
  upgrade?: (props: StoredProps, version: number) => StoredProps
  /** What the viewer may not see of the page after this object (specification §6, access check). */
  guard?: (props: Props, viewer: Viewer) => Guarded | null
}

type StoredProps = Record<string, unknown>

/** What a guard hides, and where it redirects the viewer. */
interface Guarded {
  rest: 'page' | 'column'
  goTo?: string
}

export const defineBlock = <Props>(block: Block<Props>): Block<Props> => block

/** One object of a page, with validated props. */
export interface Placed<Props> {
  id: string
  props: Props
  /** Its id on its own page, if different. Objects of an included page have ids that depend on where they appear. */
  own?: string
  /** The `_id` of its post; missing for a block that is only drawn. */
  page?: string
  /** The saved version of that page. Without one it is the current page or draft. */
  version?: number
}

/** An included page, by the `_id` of its post. */
export interface HeldPage {
  _id: string
  stored: Page
  /** The number of its saved version. */
  version?: number
}

/** Loads the view data of all objects of a kind on a page at once, by object id. */
export type BlockLoad<Props, Shown> = (ctx: Context, placed: readonly Placed<Props>[]) => Promise<Record<string, Shown>>

/**
 * Adapts shared view data to this viewer. Returns the same value if nothing differs, so that its HTML is rendered once
 * for all.
 */
export type BlockPersonalize<Shown> = (ctx: Context, shown: Shown) => Promise<Shown>

/** The facts of an object for checks, from `facts.ts` next to the block. By default a title and its own content. */
export type BlockFacts<Props> = (props: Props) => readonly Fact[]

/** The view's data: the result of its load, or its props without one. */
export type BlockView<Shown> = ComponentType<{ shown: Shown }>

// oxlint-disable-next-line no-explicit-any -- each view is given what the load of its own kind made
type LazyView = LazyExoticComponent<BlockView<any>>

/** The views of all kinds. Scripts load with the page (`now`) or on the first interaction (`later`). */
export type Views = Readonly<Record<string, Record<'now' | 'later', LazyView>>>

/** The kinds that modules declare, with their loads. */
export type Blocks = ReadonlyMap<
  string,
  {
    block: Block<unknown>
    load?: BlockLoad<unknown, unknown>
    personalize?: BlockPersonalize<unknown>
    facts?: BlockFacts<unknown>
    module: string
    /** Loads the view of a static kind that looks the same at every address. */
    still?: () => Promise<{ default: BlockView<unknown> }>
    /** Addresses of its view's style sheets. */
    styles: readonly string[]
  }
>
