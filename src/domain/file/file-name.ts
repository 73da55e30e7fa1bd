import { graphemes } from '../thai-text/graphemes.ts'

const longest = 120

/**
 * Returns a safe file name (attack G06). It keeps the last part of a path and removes invisible letters and letters
 * that change the writing direction. The name has at most 120 letters and the extension of its real type. Joiners
 * inside an emoji stay: without them a family emoji splits into single persons.
 */
export const fileName = (given: string, ext: string): string => {
  const plain = given.toWellFormed().normalize('NFC').replaceAll(unsafe, '').split(/[/\\]/).at(-1)!.trim()
  const stem = plain.replace(/\.[a-z0-9]{1,10}$/i, '').replace(/^\.+/, '')
  return `${cut(stem).trim() || 'file'}.${ext}`
}

/** A joiner between two pictures, and the invisible letters of a flag after a black flag. */
const joiner = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u{200D}(?=\p{Extended_Pictographic})`
const flag = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`
const unsafe = new RegExp(String.raw`(?!${joiner}|${flag})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|*?]`, 'gu')

/** Returns at most the allowed number of letters and never half a letter. */
function cut(stem: string): string {
  let [name, left] = ['', longest]
  for (const letter of graphemes(stem, longest)) {
    left -= [...letter].length
    if (left < 0) break
    name += letter
  }
  return name
}
