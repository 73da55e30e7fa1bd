/** Returns a random id of an option, item, blank or line: 12 hexadecimal digits. */
export function newID(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
