/** What an object of a page holds that can be checked, in the order in which it is read. */
export type Fact =
  | { is: 'heading'; level: number; text: string }
  /** `alt` is what is said of it, '' where nothing is; null where what is beside says it. */
  | { is: 'picture'; url: string; alt: string | null }
  /** `to` is an address as its author wrote it, `text` the words that are pressed. */
  | { is: 'link'; to: string; text: string }
  | { is: 'text'; text: string }
  | { is: 'html'; html: string }
  /** Colours as CSS has them, of letters and of what they are on; 'deep' and 'page' are grounds of the site. */
  | { is: 'colours'; ink: string; ground: string }
  /** It shows something that is kept elsewhere, or draws something itself. */
  | { is: 'own' }

/** The heading over a block, where it has one. */
export const titleFacts = (title: string | undefined, level = 2): Fact[] =>
  title?.trim() ? [{ is: 'heading', level, text: title }] : []

/** Running text, where there is any. */
export const textFacts = (...texts: (string | undefined)[]): Fact[] =>
  texts.flatMap((text) => (text?.trim() ? [{ is: 'text' as const, text }] : []))

/** A link, where there is a target or words for one. */
export const linkFacts = (to: string | undefined, text: string | undefined): Fact[] =>
  to || text?.trim() ? [{ is: 'link', to: to ?? '', text: text ?? '' }] : []

/** A picture, where there is one. */
export const pictureFacts = (url: string | undefined, alt: string | null): Fact[] =>
  url ? [{ is: 'picture', url, alt }] : []
