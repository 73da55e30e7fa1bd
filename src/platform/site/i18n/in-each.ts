import { fill, type Text } from './words.ts'

/** Fills values into a text, in each language. */
export const inEach = ({ th, en }: Text, values: Record<string, string | number>): Text => ({
  th: fill(th, values),
  en: fill(en, values),
})
