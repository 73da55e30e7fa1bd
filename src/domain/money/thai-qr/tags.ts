/** One element of an EMVCo code: an id of two digits and a value of 1 to 99 printable ASCII letters. */
export interface Tag {
  id: string
  value: string
}

const ID = /^\d{2}$/
const PRINTABLE = /^[\x20-\x7e]*$/
const MOST_LETTERS = 99

/** Writes tags as one text: id, length in two digits, value. Throws a RangeError for a tag that cannot be written. */
export function writeTags(tags: readonly Tag[]): string {
  return tags.map(written).join('')
}

/**
 * Reads a text that consists of tags only. Returns null if a length does not fit, a value is empty, an id occurs twice
 * or a letter is not printable ASCII.
 */
export function readTags(text: string): Tag[] | null {
  if (!PRINTABLE.test(text)) return null
  const tags: Tag[] = []
  for (let at = 0; at < text.length; at += 4 + tags.at(-1)!.value.length) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (id === undefined || value === '' || value.length !== Number(length)) return null
    if (tags.some((tag) => tag.id === id)) return null
    tags.push({ id, value })
  }
  return tags
}

/** Returns the value of a tag, or undefined if there is none. */
export function valueOf(tags: readonly Tag[], id: string): string | undefined {
  return tags.find((tag) => tag.id === id)?.value
}

/** Returns CRC-16/CCITT-FALSE of an ASCII text as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) crc = afterByte(crc, text.charCodeAt(at))
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function written({ id, value }: Tag): string {
  const isWritable = ID.test(id) && value !== '' && value.length <= MOST_LETTERS && PRINTABLE.test(value)
  if (!isWritable) throw new RangeError(`tag ${id} cannot be written`)
  return id + String(value.length).padStart(2, '0') + value
}

function afterByte(crc: number, byte: number): number {
  let next = crc ^ (byte << 8)
  for (let bit = 0; bit < 8; bit++) next = ((next << 1) ^ (next & 0x8000 ? 0x1021 : 0)) & 0xffff
  return next
}
