import { createContext, use, useSyncExternalStore } from 'react'
import type { PageObject } from '#domain/page/page.ts'
import type { BuilderDescription } from '../server/describe-builder.server.ts'
import type { Kind } from '../server/describe-kinds.server.ts'
import { type BuilderState, Store } from './store.ts'

/** The builder's data, with its block types by name. */
export interface BuilderMessage extends BuilderDescription {
  kindOf: ReadonlyMap<string, Kind>
}

export const Described = createContext<BuilderMessage | null>(null)

export const useDescribed = (): BuilderMessage => use(Described)!

export const useStore = () => use(Store)!

/** Selects a part of the builder's state. The component renders again only when that part changes. */
export function useBuilder<T>(select: (state: BuilderState) => T): T {
  const store = useStore()
  const read = () => select(store.get())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** A unique id of letters and digits. */
export const newId = () => crypto.randomUUID()

/** A new block of a type, with its default content. */
export const newObject = (kind: Kind): PageObject => ({
  ...{ id: newId(), type: kind.type, version: kind.version },
  props: structuredClone(kind.defaults) as PageObject['props'],
})

/** The name of a block: its type, or a label for an unknown type. */
export const nameOf = ({ kindOf, words }: BuilderMessage, type: string) => kindOf.get(type)?.label ?? words.unknown
