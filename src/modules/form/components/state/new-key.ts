/** Returns a random key of a copy or a file. It works on hosts without HTTPS, too. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')
