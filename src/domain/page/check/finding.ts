import type { PageObject } from '../page.ts'
import type { Fact } from './fact.ts'
import type { FindingCode } from './sentences.ts'

/** Something wrong on a page, at the object that holds it or of the whole page, and what to do about it. */
export interface PageFinding {
  code: FindingCode
  severity: 'error' | 'warning'
  objectId: string | null
  th: string
  en: string
}

/** What is known beside the page itself. */
export interface FindingInput {
  /** What an object holds; null where its kind is not known, which others say. */
  factsOf: (object: PageObject) => readonly Fact[] | null
  /** Of a path of this site, without what is after `?` and `#`: whether something answers there. */
  standing: (path: string) => 'there' | 'hidden' | 'missing'
  /** Bytes and pixels of a picture of this site; null for any other. */
  pictureOf: (url: string) => { bytes: number; width: number | null } | null
  /** What is written above the rows, as HTML. */
  content: string
  /** Whether posts are listed below what is written. */
  hasPosts: boolean
  /** What is written for search results; '' where nothing is. */
  description: string
  /** The site's own colours, as CSS has them. */
  colours: Readonly<Record<'ink' | 'page' | 'deep', string>>
}

/** A fact with the object that it is of; null is what is above the rows. */
export interface Placed {
  objectId: string | null
  fact: Fact
}

/** What a check says before it is a sentence. */
export interface Found {
  code: FindingCode
  objectId: string | null
  values?: Record<string, string | number>
}
