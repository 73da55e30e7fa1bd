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

/** A kind of object that a page may hold: what may be set on it, and what a new one starts with. */
export interface Block<Props> {
  type: string
  version: number
  label: Text
  editor: BlockEditor
  props: z.ZodType<Props>
  defaults: Props
  /** It answers nobody: links, text and what the browser itself opens. Its script waits until the page is touched. */
  isStatic?: true
  /** Its view looks at the address of the page. */
  knowsAddress?: true
  /** Its load answers pages (`HeldPage`), whose rows are shown in its place; it has no view. What they hold holds no more. */
  isHolder?: true
  /** Brings props of an earlier version up to this one. */
  upgrade?: (props: StoredProps, version: number) => StoredProps
  /** What of the page, after the object, anyone who looks may not have (specification §6, access check). */
  guard?: (props: Props, viewer: Viewer) => Guarded | null
}

type StoredProps = Record<string, unknown>

/** What a guard withholds, and where it sends who looks instead. */
interface Guarded {
  rest: 'page' | 'column'
  goTo?: string
}

export const defineBlock = <Props>(block: Block<Props>): Block<Props> => block

/** One object of a page, its props checked. */
export interface Placed<Props> {
  id: string
  props: Props
  /** Its id on the page that holds it, where it is another: that of a held page is told apart by where it is shown. */
  own?: string
  /** The `_id` of the post that holds it; a block that is only drawn is on none. */
  page?: string
  /** Which kept version of that page it is; without one it is what the page, or its draft, says now. */
  version?: number
}

/** A page that another holds, by the `_id` of its post. */
export interface HeldPage {
  _id: string
  stored: Page
  /** The number of the kept version that it is. */
  version?: number
}

/** Reads, once for all objects of a kind on a page, what their views show, by object id. */
export type BlockLoad<Props, Shown> = (ctx: Context, placed: readonly Placed<Props>[]) => Promise<Record<string, Shown>>

/**
 * What an object shows to this viewer, from what its kind shows to everybody alike. Answers the very same value where there is no
 * difference: what is drawn of it is then drawn once for all.
 */
export type BlockPersonalize<Shown> = (ctx: Context, shown: Shown) => Promise<Shown>

/** What an object holds that a check looks at: `facts.ts` beside the block; without it, a title and something of its own. */
export type BlockFacts<Props> = (props: Props) => readonly Fact[]

/** What a view is given: what its load made of it, or its props where it has none. */
export type BlockView<Shown> = ComponentType<{ shown: Shown }>

// oxlint-disable-next-line no-explicit-any -- each view is given what the load of its own kind made
type LazyView = LazyExoticComponent<BlockView<any>>

/** The view of each kind, whose script comes `now` with the page, or once the page is touched (`later`). */
export type Views = Readonly<Record<string, Record<'now' | 'later', LazyView>>>

/** The kinds that the modules declare, with their loads. */
export type Blocks = ReadonlyMap<
  string,
  {
    block: Block<unknown>
    load?: BlockLoad<unknown, unknown>
    personalize?: BlockPersonalize<unknown>
    facts?: BlockFacts<unknown>
    module: string
    /** Reads the view of a still one, where it shows the same under every address. */
    still?: () => Promise<{ default: BlockView<unknown> }>
    /** Addresses of the style sheets of its view. */
    styles: readonly string[]
  }
>
