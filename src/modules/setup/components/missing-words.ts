/** Of each language the words that another language of the site has and it has not. */
export const missingOf = (
  languages: readonly { _id: string; translations: Record<string, string> }[],
): ReadonlyMap<string, readonly string[]> => {
  const known = [...new Set(languages.flatMap(({ translations }) => Object.keys(translations)))].toSorted((a, b) =>
    a.localeCompare(b),
  )
  return new Map(
    languages.map(({ _id, translations }) => [_id, known.filter((key) => (translations[key] ?? '').trim() === '')]),
  )
}
