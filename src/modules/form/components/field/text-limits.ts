import type { FormField } from '#domain/form/definition.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { graphemes } from '#domain/thai-text/graphemes.ts'

/** Returns what a field accepts of a text while it is typed, and whether the end was cut (specification L161). */
export function typedText(
  text: string,
  { inputType, maxLength }: Pick<FormField, 'inputType' | 'maxLength'>,
): { text: string; isCut: boolean } {
  const kept = inputType === 'number' ? arabicDigits(text).replace(/[^\d.-]/g, '') : text
  if (maxLength === 0 || kept.length <= maxLength) return { text: kept, isCut: false }
  const all = graphemes(kept, maxLength + 1)
  return all.length > maxLength ? { text: all.slice(0, maxLength).join(''), isCut: true } : { text: kept, isCut: false }
}
