import { useState } from 'react'

/** Measures how wide a text is in pixels, in letters of a font as CSS says it. Only where a script runs. */
export function useWidth(font: string): (text: string) => number {
  const [measure] = useState(() => measuring(font))
  return measure
}

function measuring(font: string) {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  return (text: string) => pen.measureText(text).width
}
