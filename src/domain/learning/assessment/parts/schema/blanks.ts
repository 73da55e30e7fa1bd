const BLANK = /\[\[([A-Za-z0-9]{4,24})\]\]/g

/** Returns the ids of the blanks of a text, such as `[[abcd]]`, in their order. */
export const blanksIn = (text: string): string[] => [...text.matchAll(BLANK)].map(([, id = '']) => id)
