import type { Page } from '@playwright/test'

const left = 'code, pre, textarea, script, style, noscript, svg, [contenteditable=true]'

/**
 * Returns the texts of a screen line by line: visible ones, and those for screen readers or in hints. Code and user
 * content are left out, and so are texts too long for the product's own.
 */
export const linesOn = (page: Page): Promise<string[]> =>
  page.evaluate((without) => {
    const lines = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      // A word that must not break has its own element and is not a line.
      const parent = walker.currentNode.parentElement!.closest<HTMLElement>(':not(.nb)')!
      if (walker.currentNode.nodeValue?.trim() && !parent.closest(without) && parent.checkVisibility())
        lines.add(parent.innerText)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) lines.add(element.getAttribute(name) ?? '')
    }
    const plain = [...lines].map((line) => line.replaceAll(/\s+/g, ' ').trim())
    return [...new Set(plain)].filter((line) => line !== '' && line.length < 400)
  }, left)
