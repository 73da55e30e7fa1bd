import { graphemes } from '../thai-text/graphemes.ts'

const longest = 120

/**
 * The name of a file as people may read it again (attack G06): the last part of a path, without letters that cannot be
 * seen or that turn the direction of writing, at most 120 letters, with the ending of what the file is. What joins the parts of
 * one emoji stays: without it a family falls apart into its people.
 */
export const fileName = (given: string, ext: string): string => {
  const plain = given.toWellFormed().normalize('NFC').replaceAll(unsafe, '').split(/[/\\]/).at(-1)!.trim()
  const stem = plain.replace(/\.[a-z0-9]{1,10}$/i, '').replace(/^\.+/, '')
  return `${cut(stem).trim() || 'file'}.${ext}`
}

/** A joiner between two pictures, and the letters of a flag behind a black one. */
const joiner = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}])\u{200D}(?=\p{Extended_Pictographic})`
const flag = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`
const unsafe = new RegExp(String.raw`(?!${joiner}|${flag})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|*?]`, 'gu')

/** So many letters of a name, and no half of one. */
function cut(stem: string): string {
  let [name, left] = ['', longest]
  for (const letter of graphemes(stem, longest)) {
    left -= [...letter].length
    if (left < 0) break
    name += letter
  }
  return name
}
