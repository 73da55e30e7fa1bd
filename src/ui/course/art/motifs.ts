import air from './air.svg?raw'
import auto from './auto.svg?raw'
import digital from './digital.svg?raw'
import electric from './electric.svg?raw'
import food from './food.svg?raw'
import language from './language.svg?raw'
import logistics from './logistics.svg?raw'
import manage from './manage.svg?raw'
import metal from './metal.svg?raw'
import safety from './safety.svg?raw'

const drawings = { air, auto, digital, electric, food, language, logistics, manage, metal, safety }

export type ArtCategory = keyof typeof drawings

/** The design of a drawn cover: the category's motif (counted from 0), one of three tones, mirrored or not. */
export type Design = { category: ArtCategory; motif: number; tone: 1 | 2 | 3; isFlipped: boolean }

const symbols = Object.fromEntries(
  Object.entries(drawings).map(([category, file]) => [category, symbolsIn(file)]),
) as Record<ArtCategory, string[]>

/** The categories with drawings, in alphabetical order. */
export const artCategories = Object.keys(drawings) as ArtCategory[]

/** Returns the number of motifs of a category. */
export function motifCount(category: ArtCategory): number {
  return symbols[category].length
}

/**
 * Returns the design of a course from its category and its key (such as its id). The same course always gets the same
 * cover.
 */
export function designOf(category: ArtCategory, key: string): Design {
  const mix = [...key].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )
  return {
    category,
    motif: mix % motifCount(category),
    tone: (((mix >>> 8) % 3) + 1) as Design['tone'],
    isFlipped: (mix >>> 16) % 2 === 1,
  }
}

/** Returns the id of a design's symbol in a page. */
export function symbolId({ category, motif }: Pick<Design, 'category' | 'motif'>): string {
  return `art-${category}-${(motif % motifCount(category)) + 1}`
}

/** Returns the symbols of these designs as SVG text, each once. */
export function symbolsOf(designs: Design[]): string {
  const texts = designs.map(({ category, motif }) => symbols[category][motif % motifCount(category)])
  return [...new Set(texts)].join('')
}

function symbolsIn(file: string) {
  return [...file.matchAll(/<symbol[^]*?<\/symbol>/g)].map(([symbol]) => symbol.replace(/>\s+</g, '><'))
}
