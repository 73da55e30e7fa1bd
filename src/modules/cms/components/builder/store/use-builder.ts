import { createContext, use, useSyncExternalStore } from 'react'
import type { PageObject } from '#domain/page/page.ts'
import type { BuilderDescription } from '../server/describe-builder.server.ts'
import type { Kind } from '../server/describe-kinds.server.ts'
import { type BuilderState, Store } from './store.ts'

/** What the builder was told, with its kinds by name. */
export interface BuilderMessage extends BuilderDescription {
  kindOf: ReadonlyMap<string, Kind>
}

export const Described = createContext<BuilderMessage | null>(null)

export const useDescribed = (): BuilderMessage => use(Described)!

export const useStore = () => use(Store)!

/** A part of what the builder holds; what reads it is drawn again only when that part changes. */
export function useBuilder<T>(select: (state: BuilderState) => T): T {
  const store = useStore()
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Letters and digits that no part of a page has. */
export const newId = () => crypto.randomUUID()

/** What a new block of a kind says. */
export const newObject = (kind: Kind): PageObject => ({
  ...{ id: newId(), type: kind.type, version: kind.version },
  props: structuredClone(kind.defaults) as PageObject['props'],
})

/** What a block is called: its kind, or that nobody knows it. */
export const nameOf = ({ kindOf, words }: BuilderMessage, type: string) => kindOf.get(type)?.label ?? words.unknown
