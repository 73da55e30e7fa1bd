import type { PageObject } from '../page.ts'
import type { Fact } from './fact.ts'
import type { FindingCode } from './sentences.ts'

/** A problem of an object or of the whole page, and what to do about it. */
export interface PageFinding {
  code: FindingCode
  severity: 'error' | 'warning'
  objectId: string | null
  th: string
  en: string
}

/** Information from outside the page. */
export interface FindingInput {
  /** Returns the facts of an object, or null for an unknown kind, which another check reports. */
  factsOf: (object: PageObject) => readonly Fact[] | null
  /** Whether a path of this site exists. The path has no query and no fragment. */
  standing: (path: string) => 'there' | 'hidden' | 'missing'
  /** Returns bytes and width in pixels of a picture of this site, or null for any other. */
  pictureOf: (url: string) => { bytes: number; width: number | null } | null
  /** The HTML above the rows. */
  content: string
  /** Whether a list of posts follows the content. */
  hasPosts: boolean
  /** The description for search results, '' if there is none. */
  description: string
  /** The colours of the site, as CSS. */
  colours: Readonly<Record<'ink' | 'page' | 'deep', string>>
}

/** A fact and its object. Null means the content above the rows. */
export interface Placed {
  objectId: string | null
  fact: Fact
}

/** The result of a check, before it becomes a sentence. */
export interface Found {
  code: FindingCode
  objectId: string | null
  values?: Record<string, string | number>
}
