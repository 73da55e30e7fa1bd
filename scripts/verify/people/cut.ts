import type { Page } from '@playwright/test'

/**
 * Returns the texts of a screen that are cut off by an ancestor with hidden overflow. Scrollable text, text with a
 * deliberate ellipsis, and text only for screen readers do not count.
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
