/** A checkable part of an object of a page. Facts are in reading order. */
export type Fact =
  | { is: 'heading'; level: number; text: string }
  /** `alt` is its alternative text, '' if it is missing. Null means that the text beside it describes it. */
  | { is: 'picture'; url: string; alt: string | null }
  /** `to` is the target as its author wrote it. `text` is the link text. */
  | { is: 'link'; to: string; text: string }
  | { is: 'text'; text: string }
  | { is: 'html'; html: string }
  /** CSS colours of text and background. 'deep' and 'page' are backgrounds of the site. */
  | { is: 'colours'; ink: string; ground: string }
  /** The object shows content from elsewhere, or draws its own. */
  | { is: 'own' }

/** Returns the heading of a block, if it has one. */
export const titleFacts = (title: string | undefined, level = 2): Fact[] =>
  title?.trim() ? [{ is: 'heading', level, text: title }] : []

/** Returns the plain texts that are not empty. */
export const textFacts = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text?.trim() ? [{ is: 'text' as const, text }] : []))

/** Returns a link if it has a target or a text. */
export const linkFacts = (to: string | undefined, text: string | undefined): Fact[] =>
  to || text?.trim() ? [{ is: 'link', to: to ?? '', text: text ?? '' }] : []

/** Returns a picture if there is one. */
export const pictureFacts = (url: string | undefined, alt: string | null): Fact[] =>
  url ? [{ is: 'picture', url, alt }] : []
