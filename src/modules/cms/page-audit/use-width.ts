import { useState } from 'react'

/** Measures the width of a text in pixels, for a CSS font. Only in the browser. */
export function useWidth(font: string): (text: string) => number {
  const [measure] = useState(() => measuring(font))
  return measure
}

function measuring(font: string) {
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  return (text: string) => pen.measureText(text).width
}
