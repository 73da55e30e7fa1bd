import { useEffect, useState } from 'react'
import { useBuilder } from './use-builder.ts'

/** The background colour of the selected block's text on the canvas, `rgb(r, g, b)`. Null without a canvas. */
export function useGround(value: string): string | null {
  const selected = useBuilder((state) => state.selected)
  const shown = useBuilder((state) => (state.selected === null ? null : state.shown[state.selected]))
  const [ground, setGround] = useState<string | null>(null)
  useEffect(() => {
    // Wait until the colour change is rendered.
    const later = setTimeout(() => setGround(selected === null ? null : groundOf(selected)), 150)
    return () => clearTimeout(later)
  }, [selected, shown, value])
  return ground
}

function groundOf(id: string): string | null {
  const canvas = document.querySelector('iframe')?.contentDocument
  const block = canvas?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  const view = canvas?.defaultView
  if (!canvas || !block || !view) return null
  const letters = canvas.createTreeWalker(block, view.NodeFilter.SHOW_TEXT).nextNode()?.parentElement ?? block
  for (let at: Element | null = letters; at; at = at.parentElement) {
    const solid = solidOf(view.getComputedStyle(at).backgroundColor)
    if (solid) return solid
  }
  return 'rgb(255, 255, 255)'
}

/** A CSS colour as the screen shows it. Null for a transparent one. */
function solidOf(colour: string): string | null {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : null
}
