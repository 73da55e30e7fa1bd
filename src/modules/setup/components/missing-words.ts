/** The words missing in each language, which another language of the site has. */
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
