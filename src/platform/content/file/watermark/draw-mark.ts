// Loaded by the watermark process: use only erasable syntax.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

/** A text as a transparent PNG; `line` is the pixel width of a full line. */
export interface Mark {
  png: Uint8Array
  width: number
  height: number
  line: number
}

const em = 56
const line = 1200
const lead = Math.round(em * 1.6)

/** Draws a text, wrapped between words. As a picture it needs no Thai font in the reader. */
export const drawMark = (text: string): Mark => {
  const probe = penOn(1, 1)
  const lines = linesOf(text, (part) => probe.measureText(part).width)
  const width = Math.ceil(Math.max(...lines.map((each) => probe.measureText(each).width))) + em
  const height = lines.length * lead
  const pen = penOn(width, height)
  for (const [at, each] of lines.entries()) pen.fillText(each, width / 2, (at + 0.5) * lead)
  return { png: pen.canvas.toBuffer('image/png'), width, height, line }
}

function penOn(width: number, height: number): SKRSContext2D {
  const pen = createCanvas(width, height).getContext('2d')
  // Visible on white and on dark pictures.
  return Object.assign(pen, {
    font: `600 ${em}px ${families()}`,
    fillStyle: '#777',
    textAlign: 'center',
    textBaseline: 'middle',
  })
}

const { resolve } = createRequire(import.meta.url)
const scripts = ['thai', 'latin']

/** The font of the product's documents; each of its files covers one script. */
const families = () => {
  for (const script of scripts)
    if (!GlobalFonts.has(`Mark ${script}`))
      GlobalFonts.register(
        readFileSync(resolve(`@fontsource/sarabun/files/sarabun-${script}-600-normal.woff2`)),
        `Mark ${script}`,
      )
  return scripts.map((script) => `"Mark ${script}"`).join(', ')
}

const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

function linesOf(text: string, widthOf: (part: string) => number): string[] {
  const lines = ['']
  for (const part of partsOf(text, widthOf)) {
    if (widthOf(lines.at(-1)! + part.trimEnd()) > line) lines.push('')
    lines[lines.length - 1] += lines.at(-1) === '' ? part.trimStart() : part
  }
  return lines.map((each) => each.trim()).filter((each) => each !== '')
}

/** Returns the words, and the characters of words longer than a line. */
const partsOf = (text: string, widthOf: (part: string) => number): string[] =>
  [...words.segment(text)].flatMap(({ segment }) =>
    widthOf(segment) > line ? [...letters.segment(segment)].map((letter) => letter.segment) : [segment],
  )
