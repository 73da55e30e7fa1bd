import type { Page } from '@playwright/test'

/**
 * The texts of a screen that its boxes cut off: what is beyond an ancestor that hides what is beyond it. What can be
 * scrolled to is not cut, nor what ends in an ellipsis by design, nor what is there for hearing alone.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const most = 3
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (text: DOMRect, parent: Element): boolean => {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflow)) return false
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
        if (width <= 2 || height <= 2) return false
        if (hides(style.overflowX) && (text.right > right + most || text.left < left - most)) return true
        if (hides(style.overflowY) && (text.bottom > bottom + most || text.top < top - most)) return true
      }
      return false
    }
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      const said = walker.currentNode.nodeValue?.trim()
      if (!said || parent.closest('[aria-hidden=true], [inert], script, style, option')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      if (isCut(range.getBoundingClientRect(), parent)) cut.add(said)
    }
    return [...cut]
  })
