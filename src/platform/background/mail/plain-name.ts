const longest = 100

/**
 * Returns a user-supplied name for mails, with nothing that mail clients turn into a link. Otherwise someone could
 * register another's address and make the product send them a link.
 */
export const plainName = (name: string): string => {
  const said = name
    .replaceAll(/[:/\\@]+/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .replaceAll(/[\u3002\uff0e\uff61]/g, '.')
  return [...said].slice(0, longest).join('').trim()
}
