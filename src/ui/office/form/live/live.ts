/** What a form would make, drawn before it is stored, or that it cannot be. */
export type Drawn = { html: string; problems: { name: string; text: string }[] } | { hasFailed: true }

/** Has the server draw what a form would make of a page. */
export type Draw = (form: FormData, signal: AbortSignal) => Promise<Drawn>

export type LiveWords = Record<'title' | 'text' | 'desktop' | 'phone' | 'drawing' | 'failed' | 'again', string>

export interface Live {
  draw: Draw
  words: LiveWords
}
