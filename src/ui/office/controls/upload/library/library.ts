import { createContext } from 'react'

/** A file of the library that can be chosen; `picture` is the address of a small one. */
export interface LibraryItem {
  key: string
  name: string
  /** What it is, how large it is and where it lies, in words. */
  about: string
  picture: string | null
}

export interface LibraryFound {
  files: LibraryItem[]
  /** The paths of all folders. */
  folders: string[]
  /** Whether there are more pages. */
  hasMore: boolean
  /** How many were found, in words. */
  said: string
}

/** `folder` is a path, '' for the place beside all folders, null for everywhere. */
interface LibraryAsked {
  q: string
  folder: string | null
  page: number
  types: readonly string[]
  isPublic: boolean
}

/** Finds files in the library of the site; null when nobody answered. */
export type AskLibrary = (asked: LibraryAsked & { signal: AbortSignal }) => Promise<LibraryFound | null>

/** Who finds them; without one a field takes what is sent or written. */
export const Library = createContext<AskLibrary | null>(null)

/** What a field chooses from: files of these endings, those for everybody alone where it is shown to everybody. */
export interface LibraryChoice {
  types: string[]
  isPublic: boolean
  words: LibraryWords
}

export type LibraryWords = Record<
  'open' | 'title' | 'search' | 'folder' | 'everywhere' | 'outside' | 'none' | 'noneText' | 'failed' | 'more' | 'close',
  string
>
