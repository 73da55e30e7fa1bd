import { createContext } from 'react'

/** A file of the library. `picture` is the URL of a thumbnail. */
export interface LibraryItem {
  key: string
  name: string
  /** Its type, size and folder as text. */
  about: string
  picture: string | null
}

export interface LibraryFound {
  files: LibraryItem[]
  /** The paths of all folders. */
  folders: string[]
  /** Whether there are more pages. */
  hasMore: boolean
  /** The number of results as text. */
  said: string
}

/** `folder` is a path, '' for the root folder, null for all folders. */
interface LibraryAsked {
  q: string
  folder: string | null
  page: number
  types: readonly string[]
  isPublic: boolean
}

/** Finds files in the library of the site. Returns null if there is no response. */
export type AskLibrary = (asked: LibraryAsked & { signal: AbortSignal }) => Promise<LibraryFound | null>

/** The search function. Without it a field accepts only uploads and typed values. */
export const Library = createContext<AskLibrary | null>(null)

/** The files a field may choose: these extensions, and only public files if the field is shown to everybody. */
export interface LibraryChoice {
  types: string[]
  isPublic: boolean
  words: LibraryWords
}

export type LibraryWords = Record<
  'open' | 'title' | 'search' | 'folder' | 'everywhere' | 'outside' | 'none' | 'noneText' | 'failed' | 'more' | 'close',
  string
>
