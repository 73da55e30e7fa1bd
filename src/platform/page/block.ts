import type { ComponentType, LazyExoticComponent } from 'react'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/i18n/words.ts'

/** A kind of object that a page may hold: what may be set on it, and what a new one starts with. */
export interface Block<Props> {
  type: string
  version: number
  label: Text
  props: z.ZodType<Props>
  defaults: Props
}

export const defineBlock = <Props>(block: Block<Props>): Block<Props> => block

/** One object of a page, its props checked. */
export interface Placed<Props> {
  id: string
  props: Props
}

/** Reads, once for all objects of a kind on a page, what their views show, by object id. */
export type BlockLoad<Props, Shown> = (ctx: Context, placed: readonly Placed<Props>[]) => Promise<Record<string, Shown>>

/** What a view is given: what its load made of it, or its props where it has none. */
export type BlockView<Shown> = ComponentType<{ shown: Shown }>

// oxlint-disable-next-line no-explicit-any -- each view is given what the load of its own kind made
export type Views = Readonly<Record<string, LazyExoticComponent<BlockView<any>>>>

/** The kinds that the modules declare, with their loads. */
export type Blocks = ReadonlyMap<
  string,
  {
    block: Block<unknown>
    load?: BlockLoad<unknown, unknown>
    module: string
    /** Addresses of the style sheets of its view. */
    styles: readonly string[]
  }
>
