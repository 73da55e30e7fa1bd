/** An object of a SurveyJS definition. */
export type SurveyJson = Readonly<Record<string, unknown>>

/** Whether a value is an object of a definition. */
export const isObject = (value: unknown): value is SurveyJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects of a list, none for anything else. */
export const objectsIn = (value: unknown): SurveyJson[] => (Array.isArray(value) ? value.filter(isObject) : [])

const mostUnits = 10_000

/** Returns a text, in Thai where it is translated; a number or boolean becomes text, and anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value).slice(0, mostUnits).trim()
  if (!isObject(value)) return ''
  const texts = [value['th'], value['default'], ...Object.values(value).slice(0, 100)]
  return (
    texts
      .filter((text) => typeof text === 'string')
      .find((text) => text !== '')
      ?.slice(0, mostUnits)
      .trim() ?? ''
  )
}

/** Returns a whole number from 1, or `otherwise`. */
export const countOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise
