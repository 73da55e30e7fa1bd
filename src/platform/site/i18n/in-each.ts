import { fill, type Text } from './words.ts'

/** A sentence with values put into it, in each language. */
export const inEach = ({ th, en }: Text, values: Record<string, string | number>): Text => ({
  th: fill(th, values),
  en: fill(en, values),
})
