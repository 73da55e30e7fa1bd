/** The preview of a form before it is stored, or its failure. */
export type Drawn = { html: string; problems: { name: string; text: string }[] } | { hasFailed: true }

/** Asks the server to render a page from the form. */
export type Draw = (form: FormData, signal: AbortSignal) => Promise<Drawn>

export type LiveWords = Record<'title' | 'text' | 'desktop' | 'phone' | 'drawing' | 'failed' | 'again', string>

export interface Live {
  draw: Draw
  words: LiveWords
}
