const longest = 100

/**
 * A name that somebody wrote himself, as a letter may say it: where mail is read, nothing in it becomes a link. Anyone who registers with
 * the address of another would have the product send him one otherwise.
 */
export const plainName = (name: string): string => {
  const said = name
    .replaceAll(/[:/\\@]+/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .replaceAll(/[\u3002\uff0e\uff61]/g, '.')
  return [...said].slice(0, longest).join('').trim()
}
